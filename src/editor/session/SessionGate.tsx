import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslate } from '../../texts/TranslateContext';
import { Dialog } from '../ui/Dialog';
import { LoadingRows } from '../ui/LoadingRows';
import { ProblemState } from '../ui/ProblemState';
import stack from '../ui/Stack.module.css';
import { FirstPasswordScreen } from './FirstPasswordScreen';
import { GateFrame } from './GateFrame';
import { selectSession, sessionAsked } from './sessionSlice';
import { SignInForm } from './SignInForm';

/** Lets in who is signed in. A session that ends in the middle leaves the screen as it is and asks for the password over it. */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { status, session, problem } = useSelector(selectSession);
  if (status === 'unreachable' && problem) {
    return (
      <GateFrame title={translate('editor:unreachable')}>
        <ProblemState problem={problem} onRetry={() => dispatch(sessionAsked())} />
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
  if (session.mustChangePassword) return <FirstPasswordScreen account={session.account} />;
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
