import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { Button } from '../../kit/ui/Button';
import stack from '../../kit/ui/layout.module.css';
import { ProblemNote } from '../../kit/ui/Problem';
import { TextField } from '../../kit/ui/TextField';
import { Added } from './Added';
import type { SetUpProps } from './setUpProps';
import { addKey } from './secondFactorFeature';
import { SignInAgain } from './SignInAgain';

const maxName = 60;

/** Makes a security key or passkey known, under a name. */
export function KeySetUp({ frame, leave, onDone }: SetUpProps) {
  const translate = useTranslate();
  const { value, isBusy, problem, run, forget } = useMutation(addKey);
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const title = translate('editor:secondFactor.keyTitle');
  if (value) return <Added title={title} added={value} frame={frame} onDone={onDone} />;
  if (problem?.code === 'signInAgain')
    return frame(translate('editor:secondFactor.again'), <SignInAgain onDone={forget} />);
  const words = { conflict: 'editor:secondFactor.keyKnown', gone: 'editor:secondFactor.over' } as const;
  const key = problem && problem.code in words ? words[problem.code as keyof typeof words] : undefined;
  return frame(
    title,
    <Form
      className={stack.stack ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (name.trim() !== '') run(name.trim());
      }}
    >
      <p>{translate('editor:secondFactor.keyText')}</p>
      <TextField
        label={translate('editor:secondFactor.keyName')}
        hint={translate('editor:secondFactor.keyNameHint')}
        value={name}
        onChange={setName}
        autoFocus
        autoComplete="off"
        maxLength={maxName}
        error={isChecked && name.trim() === '' ? translate('editor:required') : undefined}
      />
      <ProblemNote problem={problem} text={key && translate(key)} isWholeText={key !== undefined} />
      <div className={stack.actions}>
        {leave}
        <Button look="primary" type="submit" isBusy={isBusy} icon={<KeyRound aria-hidden="true" />}>
          {translate('editor:secondFactor.keyGo')}
        </Button>
      </div>
    </Form>,
  );
}
