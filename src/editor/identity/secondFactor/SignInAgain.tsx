import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useTranslate } from '../../../texts/TranslateContext';
import { SignBackIn } from '../session/SignBackIn';
import { selectSession } from '../../kit/session/sessionSlice';
import stack from '../../kit/ui/layout.module.css';

/** Before the way into an account is changed: a whole sign-in, which gives the browser a new session. */
export function SignInAgain({ onDone }: { readonly onDone: () => void }) {
  const translate = useTranslate();
  const { session } = useSelector(selectSession);
  const [before] = useState(session?.csrfToken);
  const isDone = session?.csrfToken !== before;
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  return (
    <div className={stack.stack}>
      <p>{translate('editor:secondFactor.againText')}</p>
      {session && <SignBackIn account={session.account} isAgain />}
    </div>
  );
}
