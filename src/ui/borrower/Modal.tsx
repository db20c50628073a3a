import { X } from 'lucide-react';
import { useContext, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { Figures } from '../Figures';
import { IconButton } from '../IconButton';
import styles from './Modal.module.css';
import { ModalHostContext } from './pageContexts';

interface ModalProps {
  readonly title: string;
  /** Absent: the sheet stays until the page takes it away. */
  readonly onClose?: (() => void) | undefined;
  readonly testId?: string | undefined;
  readonly drawing?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, the main one first. */
  readonly actions?: ReactNode;
}

/**
 * A sheet over the page; rendered while it is open. The browser keeps the focus inside, gives it back afterwards
 * and reads the title out.
 */
export function Modal({ title, onClose, testId, drawing, children, actions }: ModalProps) {
  const translate = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const register = useContext(ModalHostContext);
  // A layout effect ends while the sheet still stands in the page; later, the browser could not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    // The title first: it says what this is before any control is met.
    element.querySelector('h2')?.focus();
    const unregister = register(element);
    return () => {
      unregister();
      element.close();
    };
  }, [register]);
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      data-testid={testId}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose?.();
      }}
    >
      <div className={styles.content}>
        {onClose && (
          <IconButton className={styles.close} label={translate('borrower:close')} onClick={onClose}>
            <X size={24} aria-hidden="true" />
          </IconButton>
        )}
        {drawing && <div className={styles.drawing}>{drawing}</div>}
        <h2 id={titleId} className={styles.title} tabIndex={-1}>
          <Figures in={title} />
        </h2>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
