import { type ReactNode, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslate } from '../../texts/TranslateContext';
import { Dialog } from '../../editor/kit/ui/Dialog';
import { LoadingRows } from '../../editor/kit/ui/DataState';
import { ProblemState } from '../../editor/kit/ui/Problem';
import stack from '../../editor/kit/ui/layout.module.css';
import { ChangePasswordForm } from '../../editor/identity/session/NewPasswordForm';
import type { SignInFault } from '../../kernel/signInFault';
import { providerName } from '../../editor/identity/session/provider';
import { ProviderSignIn } from '../../editor/identity/session/ProviderSignIn';
import { SignBackIn } from '../../editor/identity/session/SignBackIn';
import { ForgottenPassword } from '../../editor/identity/session/ForgottenPassword';
import { GateFrame } from '../../editor/identity/session/GateFrame';
import { SetUpGate } from '../../editor/identity/secondFactor/SetUpGate';
import { selectSession, sessionEvents } from '../../editor/kit/session/sessionSlice';
import { signIn } from '../../editor/identity/session/sessionFeature';
import { SignOutButton } from '../../editor/identity/session/SignOutButton';
import { SignInForm } from '../../editor/identity/session/SignInForm';

interface SessionGateProps {
  /** Why a sign-in at the provider came to nothing, of which nothing is said to who is signed in all the same. */
  readonly signInFault: SignInFault | undefined;
  readonly children: ReactNode;
}

/** Lets in who is signed in. A session that ends in the middle leaves the screen as it is and asks for the password over it. */
export function SessionGate({ signInFault, children }: SessionGateProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { status, session, problem } = useSelector(selectSession);
  const [fault, setFault] = useState(signInFault);
  if (session && fault) setFault(undefined);
  if (status === 'unreachable' && problem) {
    return (
      <GateFrame title={translate('editor:unreachable')}>
        <ProblemState problem={problem} onRetry={() => dispatch(sessionEvents.asked())} />
      </GateFrame>
    );
  }
  if (status === 'signedOut') {
    return <SignInScreen fault={fault} />;
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
        <SignOutButton />
      </GateFrame>
    );
  }
  if (session.mustSetUpSecondFactor) return <SetUpGate />;
  return (
    <>
      {children}
      {status === 'ended' && (
        <Dialog title={translate('editor:sessionEnded.title')}>
          <div className={stack.stack}>
            <p className={stack.muted}>
              {translate(session.account.isOfProvider ? 'editor:provider.ended' : 'editor:sessionEnded.text')}
            </p>
            <SignBackIn account={session.account} />
          </div>
        </Dialog>
      )}
    </>
  );
}

/** With a way on for a forgotten password: a link by e-mail where the host can send one, else by an administrator. */
function SignInScreen({ fault }: { readonly fault: SignInFault | undefined }) {
  const translate = useTranslate();
  const [forgottenFor, setForgottenFor] = useState<string>();
  const isSecondStep = useSelector(signIn.select).problem?.code === 'secondFactorNeeded';
  if (forgottenFor !== undefined) {
    return (
      <GateFrame title={translate('editor:forgotten.title')} text={translate('editor:forgotten.text')}>
        <ForgottenPassword email={forgottenFor} onLeft={() => setForgottenFor(undefined)} />
      </GateFrame>
    );
  }
  return (
    <GateFrame
      title={translate(isSecondStep ? 'editor:secondStep.title' : 'editor:signIn.title')}
      text={isSecondStep || providerName() !== undefined ? undefined : translate('editor:signIn.text')}
    >
      <ProviderSignIn fault={fault} isHidden={isSecondStep}>
        <SignInForm onForgotten={setForgottenFor} />
      </ProviderSignIn>
    </GateFrame>
  );
}
