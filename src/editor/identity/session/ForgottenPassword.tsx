import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { emailPattern } from '../../../kernel/editorAccount';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { Button } from '../../kit/ui/Button';
import stack from '../../kit/ui/layout.module.css';
import { ProblemNote } from '../../kit/ui/Problem';
import { TextField } from '../../kit/ui/TextField';
import { requestPasswordReset } from './sessionFeature';

interface ForgottenPasswordProps {
  /** What was typed on the sign-in form. */
  readonly email: string;
  readonly onLeft: () => void;
}

/** Asks for an e-mail with a link. What it says afterwards is the same whether there is such an account or not. */
export function ForgottenPassword({ email: typedEmail, onLeft }: ForgottenPasswordProps) {
  const translate = useTranslate();
  const [sentTo, setSentTo] = useState<string>();
  const [email, setEmail] = useState(typedEmail);
  const [isChecked, setChecked] = useState(false);
  const { isBusy, problem, run } = useMutation(requestPasswordReset, () => setSentTo(email.trim()));
  const back = <Button onPress={onLeft}>{translate('editor:forgotten.back')}</Button>;
  if (sentTo !== undefined) {
    return (
      <div className={stack.stack}>
        <p role="status">{translate('editor:forgotten.sent', { email: sentTo })}</p>
        {back}
      </div>
    );
  }
  const isWrong = !emailPattern.test(email.trim());
  return (
    <Form
      className={stack.stack ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (!isWrong) run({ email: email.trim() });
      }}
    >
      <TextField
        label={translate('editor:email')}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        autoFocus
        error={isChecked && isWrong ? translate('editor:accounts.emailFault') : undefined}
      />
      <ProblemNote problem={problem} />
      <Button look="primary" type="submit" isBusy={isBusy}>
        {translate('editor:forgotten.submit')}
      </Button>
      {back}
    </Form>
  );
}
