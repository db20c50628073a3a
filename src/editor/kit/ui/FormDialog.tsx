import type { ReactNode } from 'react';
import { Form } from 'react-aria-components/Form';
import { useTranslate } from '../../../texts/TranslateContext';
import type { EditorProblem } from '../api/editorClient';
import { Button } from './Button';
import { Dialog } from './Dialog';
import styles from './layout.module.css';
import { ProblemNote } from './Problem';
import { useFirstFault } from './useFirstFault';

interface FormDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly isDangerous?: boolean;
  readonly isWide?: boolean;
  /** It was sent: it can't be closed until there is an answer. */
  readonly isBusy: boolean;
  readonly isDisabled?: boolean;
  readonly problem: EditorProblem | undefined;
  /** Where a job has words of its own for what happened. */
  readonly problemText?: string | undefined;
  /** Those words say all there is: no faults below them. */
  readonly isWholeProblemText?: boolean;
  /** What will happen, and the fields. */
  readonly children: ReactNode;
  /** What came of it, in the place of the form, with a way to close of its own: in the same dialog, so that the focus finds back. */
  readonly outcome?: ReactNode;
  readonly onSubmitted: () => void;
  readonly onClosed: () => void;
}

/** A dialog that asks: text and fields, why it was refused, Cancel, and the button that does it. It leads to a field that is wrong. */
export function FormDialog({
  isDangerous = false,
  isWide = false,
  isDisabled = false,
  isWholeProblemText = false,
  ...rest
}: FormDialogProps) {
  const { title, submitLabel, isBusy, problem, problemText, children, outcome, onSubmitted, onClosed } = rest;
  const translate = useTranslate();
  const { form, lead } = useFirstFault();
  if (outcome !== undefined)
    return (
      <Dialog title={title} isWide={isWide}>
        {outcome}
      </Dialog>
    );
  return (
    <Dialog title={title} isWide={isWide} onClosed={isBusy ? undefined : onClosed}>
      <Form
        ref={form}
        className={styles.stack ?? ''}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmitted();
          lead();
        }}
      >
        {children}
        <ProblemNote problem={problem} text={problemText} isWholeText={isWholeProblemText} />
        <div className={styles.actions}>
          <Button onPress={onClosed} isDisabled={isBusy}>
            {translate('editor:cancel')}
          </Button>
          <Button
            look={isDangerous ? 'danger' : 'primary'}
            type="submit"
            isBusy={isBusy}
            isDisabled={isDisabled}
          >
            {submitLabel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
