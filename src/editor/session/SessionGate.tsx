import { type ReactNode, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { OwnAccount } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { Dialog } from '../ui/Dialog';
import { LoadingRows } from '../ui/DataState';
import { ProblemState, ProblemNote, problemText } from '../ui/Problem';
import stack from '../ui/layout.module.css';
import { ChangePasswordForm } from './NewPasswordForm';
import { providerName, takeSignInFault } from './provider';
import { ProviderLink, ProviderSignIn } from './ProviderSignIn';
import { ForgottenPassword } from './ForgottenPassword';
import { GateFrame } from './GateFrame';
import { sendsMail } from './sendsMail';
import { selectSession, sessionEvents } from './sessionSlice';
import { Form } from 'react-aria-components/Form';
import { Button } from '../ui/Button';
import { TextField } from '../ui/TextField';
import { signIn } from './sessionFeature';
import { useMutation } from '../data/mutation';

/** Lets in who is signed in. A session that ends in the middle leaves the screen as it is and asks for the password over it. */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { status, session, problem } = useSelector(selectSession);
  if (status === 'unreachable' && problem) {
    return (
      <GateFrame title={translate('editor:unreachable')}>
        <ProblemState problem={problem} onRetry={() => dispatch(sessionEvents.asked())} />
      </GateFrame>
    );
  }
  if (status === 'signedOut') {
    return <SignInScreen />;
  }
  if (!session) {
    return (
      <GateFrame title={translate('editor:opening')}>
        <LoadingRows rows={3} />
      </GateFrame>
    );
  }
  if (session.mustChangePassword) {
    // A one-time password: nothing else is open before there is one that only its owner knows.
    return (
      <GateFrame
        title={translate('editor:firstPassword.title')}
        text={translate('editor:firstPassword.text')}
      >
        <ChangePasswordForm
          account={session.account}
          currentLabel={translate('editor:oneTimePassword')}
          submitLabel={translate('editor:firstPassword.submit')}
        />
      </GateFrame>
    );
  }
  return (
    <>
      {children}
      {status === 'ended' && (
        <Dialog title={translate('editor:sessionEnded.title')}>
          <div className={stack.stack}>
            <p className={stack.muted}>
              {translate(session.account.isOfProvider ? 'editor:provider.ended' : 'editor:sessionEnded.text')}
            </p>
            <ComeBack account={session.account} />
          </div>
        </Dialog>
      )}
    </>
  );
}

function ComeBack({ account: { isOfProvider, email } }: { readonly account: OwnAccount }) {
  const name = providerName();
  return isOfProvider && name !== undefined ? <ProviderLink name={name} /> : <SignInForm email={email} />;
}

/** With a way on for whoever forgot the password: a link by e-mail where the host can send one, else by an administrator. */
function SignInScreen() {
  const translate = useTranslate();
  const [forgottenFor, setForgottenFor] = useState<string>();
  const [fault] = useState(() => takeSignInFault(window));
  if (forgottenFor !== undefined) {
    return (
      <GateFrame title={translate('editor:forgotten.title')} text={translate('editor:forgotten.text')}>
        <ForgottenPassword email={forgottenFor} onLeft={() => setForgottenFor(undefined)} />
      </GateFrame>
    );
  }
  return (
    <GateFrame
      title={translate('editor:signIn.title')}
      text={providerName() === undefined ? translate('editor:signIn.text') : undefined}
    >
      <ProviderSignIn fault={fault}>
        <SignInForm onForgotten={setForgottenFor} />
      </ProviderSignIn>
    </GateFrame>
  );
}

interface SignInFormProps {
  /** Who has to come back, where it can only be one. */
  readonly email?: string | undefined;
  /** With the e-mail that was typed so far. */
  readonly onForgotten?: (email: string) => void;
}

function SignInForm({ email: expectedEmail, onForgotten }: SignInFormProps) {
  const translate = useTranslate();
  const { isBusy, problem, run } = useMutation(signIn);
  const [email, setEmail] = useState(expectedEmail ?? '');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
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
