import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslate } from '../../../texts/TranslateContext';
import { joinClasses } from '../../../ui/joinClasses';
import styles from './Dialog.module.css';
import { useFocusInSight } from './useFocusInSight';
import { useKeptFocus } from './useKeptFocus';

interface DialogProps {
  readonly title: string;
  readonly isWide?: boolean;
  /** Absent: it can't be left without an answer. */
  readonly onClosed?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The window of a dialog. */
function Window({ children }: { readonly children: ReactNode }) {
  const dialog = useRef<HTMLElement>(null);
  useKeptFocus(dialog);
  useFocusInSight(dialog);
  return (
    <AriaDialog ref={dialog} className={styles.dialog ?? ''}>
      {children}
    </AriaDialog>
  );
}

/**
 * A dialog that is open as long as it is drawn. Escape and a press outside close it; the focus goes back. The second click of a double click
 * closes nothing: the first may have opened the dialog, or made it so small that the pointer is outside by now.
 */
export function Dialog({ title, isWide = false, onClosed, children }: DialogProps) {
  const translate = useTranslate();
  const isSecondClick = useRef(false);
  return (
    <ModalOverlay
      isOpen
      onMouseDownCapture={({ detail }) => {
        isSecondClick.current = detail > 1;
      }}
      shouldCloseOnInteractOutside={() => !isSecondClick.current}
      isDismissable={onClosed !== undefined}
      isKeyboardDismissDisabled={onClosed === undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClosed?.();
      }}
      className={styles.overlay ?? ''}
    >
      <Modal className={joinClasses(styles.modal, isWide && styles.wide)}>
        <Window>
          <header className={styles.header}>
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {title}
            </Heading>
            {onClosed && (
              <Button
                className={styles.close ?? ''}
                aria-label={translate('editor:close')}
                onPress={onClosed}
              >
                <X aria-hidden="true" />
              </Button>
            )}
          </header>
          <div className={styles.body}>{children}</div>
        </Window>
      </Modal>
    </ModalOverlay>
  );
}
