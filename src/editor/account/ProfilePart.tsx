import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { useDispatch, useSelector } from 'react-redux';
import type { OwnAccount } from '../../generated/editor';
import { editorLanguages } from '../../kernel/editorAccount';
import { useTranslate } from '../../texts/TranslateContext';
import { joinClasses } from '../../ui/joinClasses';
import { Button } from '../ui/Button';
import panel from '../ui/Panel.module.css';
import { ProblemNote } from '../ui/ProblemNote';
import { Section } from '../ui/Section';
import { Select } from '../ui/Select';
import stack from '../ui/Stack.module.css';
import { TextField } from '../ui/TextField';
import { changeOwnAccount, selectOwnChange } from './accountFeature';

export function ProfilePart({ account }: { readonly account: OwnAccount }) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { status, problem } = useSelector(selectOwnChange);
  const [name, setName] = useState(account.name);
  const [language, setLanguage] = useState(account.language);
  const isMissing = name.trim() === '';
  return (
    <Section title={translate('editor:account.profile')}>
      <Form
        className={joinClasses(panel.panel, stack.stack)}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isMissing) dispatch(changeOwnAccount.requested({ name: name.trim(), language }));
        }}
      >
        <TextField
          label={translate('editor:yourName')}
          autoComplete="name"
          value={name}
          onChange={setName}
          maxLength={100}
          hint={translate('editor:account.nameHint')}
          error={isMissing ? translate('editor:required') : undefined}
        />
        <Select
          label={translate('editor:account.language')}
          value={language}
          onChange={setLanguage}
          options={editorLanguages.map((value) => ({ value, label: translate(`editor:locale.${value}`) }))}
        />
        <ProblemNote problem={problem} />
        <div className={stack.actions}>
          <Button look="primary" type="submit" isBusy={status === 'underWay'}>
            {translate('editor:save')}
          </Button>
        </div>
      </Form>
    </Section>
  );
}
