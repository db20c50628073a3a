import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { selectToast, toastWords } from '../../events/toast';
import { useTranslate } from '../../texts/TranslateContext';
import { ModalHostContext, type RegisterModalHost } from '../../ui/borrower/pageContexts';
import { Toast } from '../../ui/Toast';
import { selectIsSignInOffered, signInChosen, signInDismissed } from '../../events/session';
import { StoreLink } from '../../ui/borrower/StoreLink';
import { Modal } from '../../ui/borrower/Modal';
import { Button } from '../../ui/Button';

/** Says toasts inside the sheet on top, or on the page where none is open. */
export function ToastOutlet({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const text = useSelector(selectToast);
  const [sheets, setSheets] = useState<readonly HTMLElement[]>([]);
  const register: RegisterModalHost = useCallback((sheet) => {
    setSheets((open) => [...open, sheet]);
    return () => setSheets((open) => open.filter((each) => each !== sheet));
  }, []);
  const sheet = sheets.at(-1);
  const message = text && toastWords(translate, text);
  const toast = <Toast message={message} isAtTop />;
  return (
    <ModalHostContext value={register}>
      {children}
      {sheet ? createPortal(toast, sheet) : toast}
    </ModalHostContext>
  );
}

/** In a browser: the session is over, and here is the way to sign in (contract §7). */
export function SignInSheet() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const isOffered = useSelector(selectIsSignInOffered);
  if (!isOffered) return null;
  return (
    <Modal
      title={translate('borrower:sessionOver.title')}
      onClose={() => dispatch(signInDismissed())}
      actions={
        <>
          <Button onClick={() => dispatch(signInChosen())}>{translate('borrower:sessionOver.open')}</Button>
          <StoreLink />
        </>
      }
    >
      <p>{translate('borrower:sessionOver.text')}</p>
    </Modal>
  );
}
