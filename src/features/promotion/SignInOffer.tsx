import { useDispatch, useSelector } from 'react-redux';
import { signInChosen, signInDismissed } from '../../events/session';
import { selectIsSignInOffered } from '../../events/sessionSlice';
import { useTranslate } from '../../texts/TranslateContext';
import { Button } from '../../ui/Button';
import styles from './SignInOffer.module.css';

/** In a browser: the session is over, and here is the way to sign in (contract §7). It stays until it is answered. */
export function SignInOffer() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  if (!useSelector(selectIsSignInOffered)) return null;
  return (
    <div role="alert" className={styles.offer}>
      <p className={styles.text}>{translate('promotion:toast.sessionOver')}</p>
      <Button onClick={() => dispatch(signInChosen())}>{translate('promotion:signIn')}</Button>
      <Button look="plain" onClick={() => dispatch(signInDismissed())}>
        {translate('common:close')}
      </Button>
    </div>
  );
}
