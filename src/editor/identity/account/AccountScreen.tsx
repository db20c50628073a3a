import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { useSelector } from 'react-redux';
import type { OwnAccount } from '../../../generated/editor';
import { editorLanguages } from '../../../kernel/editorAccount';
import { useTranslate } from '../../../texts/TranslateContext';
import { joinClasses } from '../../../ui/joinClasses';
import { useMutation } from '../../kit/data/mutation';
import { ChangePasswordForm } from '../session/NewPasswordForm';
import { selectAccount } from '../../kit/session/sessionSlice';
import { Button } from '../../kit/ui/Button';
import layout from '../../kit/ui/layout.module.css';
import { ProblemNote } from '../../kit/ui/Problem';
import { Screen, Section } from '../../kit/ui/Screen';
import { Select } from '../../kit/ui/Select';
import { TextField } from '../../kit/ui/TextField';
import { TokensPart } from '../tokens/TokensPart';
import { NoticeMailPart } from './NoticeMailPart';
import { changeOwnAccount } from './accountFeature';
import { SecondFactorPart } from '../secondFactor/SecondFactorPart';
import { SessionsPart } from './SessionsPart';

/** One's own account: name, language, password, and where it is signed in. */
export function AccountScreen() {
  const translate = useTranslate();
  const account = useSelector(selectAccount);
  if (!account) return null;
  return (
    <Screen
      title={translate('editor:place.account')}
      description={`${account.email} · ${translate(`editor:role.${account.role}`)}`}
    >
      <ProfilePart account={account} />
      <NoticeMailPart />
      <PasswordPart account={account} />
      {!account.isOfProvider && <SecondFactorPart />}
      <SessionsPart />
      <TokensPart owners="own" />
    </Screen>
  );
}

function PasswordPart({ account }: { readonly account: OwnAccount }) {
  const translate = useTranslate();
  const title = translate('editor:account.password');
  if (account.isOfProvider)
    return (
      <Section title={title}>
        <p className={layout.muted}>{translate('editor:provider.ownPassword')}</p>
      </Section>
    );
  return (
    <Section title={title} text={translate('editor:account.passwordText')}>
      <div className={layout.panel}>
        <ChangePasswordForm
          account={account}
          currentLabel={translate('editor:account.currentPassword')}
          submitLabel={translate('editor:account.changePassword')}
        />
      </div>
    </Section>
  );
}

function ProfilePart({ account }: { readonly account: OwnAccount }) {
  const translate = useTranslate();
  const { isBusy, problem, run } = useMutation(changeOwnAccount);
  const [name, setName] = useState(account.name);
  const [language, setLanguage] = useState(account.language);
  const isMissing = name.trim() === '';
  return (
    <Section title={translate('editor:account.profile')}>
      <Form
        className={joinClasses(layout.panel, layout.stack)}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isMissing) run({ name: name.trim(), language });
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
        <div className={layout.actions}>
          <Button look="primary" type="submit" isBusy={isBusy}>
            {translate('editor:save')}
          </Button>
        </div>
      </Form>
    </Section>
  );
}
