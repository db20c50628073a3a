import { useDispatch, useSelector } from 'react-redux';
import { signInChosen, signInDismissed, selectIsSignInOffered } from '../../events/session';
import { useTranslate } from '../../texts/TranslateContext';
import { Modal } from '../../ui/borrower/Modal';
import { Button } from '../../ui/Button';

/** In a browser: the session is over, and here is the way to sign in (contract §7). */
export function SignInSheet() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const isOffered = useSelector(selectIsSignInOffered);
  if (!isOffered) return null;
  return (
    <Modal
      title={translate('borrower:sessionOver.title')}
      close={{ label: translate('borrower:close'), onClose: () => dispatch(signInDismissed()) }}
      actions={
        <Button onClick={() => dispatch(signInChosen())}>{translate('borrower:sessionOver.open')}</Button>
      }
    >
      <p>{translate('borrower:sessionOver.text')}</p>
    </Modal>
  );
}
