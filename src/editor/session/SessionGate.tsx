import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslate } from '../../texts/TranslateContext';
import { Dialog } from '../ui/Dialog';
import { LoadingRows } from '../ui/DataState';
import { ProblemState } from '../ui/Problem';
import stack from '../ui/layout.module.css';
import { ChangePasswordForm } from './NewPasswordForm';
import { GateFrame } from './GateFrame';
import { selectSession, sessionEvents } from './sessionSlice';
import { SignInForm } from './SignInForm';

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
    return (
      <GateFrame title={translate('editor:signIn.title')} text={translate('editor:signIn.text')}>
        <SignInForm />
      </GateFrame>
    );
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
            <p className={stack.muted}>{translate('editor:sessionEnded.text')}</p>
            <SignInForm email={session.account.email} />
          </div>
        </Dialog>
      )}
    </>
  );
}
