import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { SecondStepForm } from './SecondStepForm';
import { Button } from '../../kit/ui/Button';
import stack from '../../kit/ui/layout.module.css';
import { ProblemNote, problemText } from '../../kit/ui/Problem';
import { TextField } from '../../kit/ui/TextField';
import { providerName } from './provider';
import { proxyFault } from '../../kit/session/proxyFault';
import { sendsMail } from './sendsMail';
import { signIn } from './sessionFeature';

interface SignInFormProps {
  /** Who has to come back, where it can only be one. */
  readonly email?: string | undefined;
  /** With the e-mail that was typed so far. */
  readonly onForgotten?: (email: string) => void;
}

/** E-mail and password, then the second factor where the account has one. */
export function SignInForm({ email: expectedEmail, onForgotten }: SignInFormProps) {
  const translate = useTranslate();
  const { isBusy, problem, run, forget } = useMutation(signIn);
  const [email, setEmail] = useState(expectedEmail ?? '');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  if (problem?.code === 'secondFactorNeeded' && problem.secondFactor) {
    return (
      <SecondStepForm
        step={problem.secondFactor}
        onRestarted={() => {
          setPassword('');
          setChecked(false);
          forget();
        }}
      />
    );
  }
  // Signed out is what every refused sign-in says: the words must not tell whether the address exists.
  const text =
    problem &&
    (problem.code === 'signedOut' ? translate('editor:signIn.wrong') : problemText(translate, problem));
  const missing = (value: string) =>
    isChecked && value.trim() === '' ? translate('editor:required') : undefined;
  return (
    <Form
      className={stack.stack ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (email.trim() !== '' && password !== '') run({ email: email.trim(), password });
      }}
    >
      <TextField
        label={translate('editor:email')}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        isReadOnly={expectedEmail !== undefined}
        autoFocus={expectedEmail === undefined && providerName() === undefined}
        error={missing(email)}
      />
      <TextField
        label={translate('editor:password')}
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        autoFocus={expectedEmail !== undefined}
        error={missing(password)}
      />
      <ProblemNote problem={problem} text={text} />
      {problem?.code === 'tooMany' && proxyFault() && (
        <p className={stack.muted}>{translate('editor:proxy.othersTries')}</p>
      )}
      <Button look={providerName() === undefined ? 'primary' : 'secondary'} type="submit" isBusy={isBusy}>
        {translate('editor:signIn.submit')}
      </Button>
      {onForgotten && sendsMail() && (
        <Button look="quiet" onPress={() => onForgotten(email.trim())}>
          {translate('editor:forgotten.open')}
        </Button>
      )}
      {onForgotten && !sendsMail() && (
        <p className={stack.muted}>{translate('editor:forgotten.askAdministrator')}</p>
      )}
    </Form>
  );
}
