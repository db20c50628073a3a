import { useCallback, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useSelector } from 'react-redux';
import { selectToast } from '../../events/toast';
import { useTranslate } from '../../texts/TranslateContext';
import { ModalHostContext, type RegisterModalHost } from '../../ui/borrower/pageContexts';
import { Toast } from '../../ui/Toast';

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
  const message = text && ('key' in text ? translate(text.key) : text.words);
  const toast = <Toast message={message} isAtTop />;
  return (
    <ModalHostContext value={register}>
      {children}
      {sheet ? createPortal(toast, sheet) : toast}
    </ModalHostContext>
  );
}
