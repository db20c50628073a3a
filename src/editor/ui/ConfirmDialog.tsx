import type { ReactNode } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import type { EditorProblem } from '../api/problem';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { ProblemNote } from './ProblemNote';
import stack from './Stack.module.css';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly isDangerous?: boolean;
  readonly isBusy: boolean;
  readonly isDisabled?: boolean;
  readonly problem: EditorProblem | undefined;
  /** Where a job has words of its own for what happened. */
  readonly problemText?: string | undefined;
  /** What else has to be said or asked. */
  readonly children?: ReactNode;
  readonly onConfirmed: () => void;
  readonly onClosed: () => void;
}

/** Says what will happen and asks once. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  isDangerous = false,
  isDisabled = false,
  ...rest
}: ConfirmDialogProps) {
  const { isBusy, problem, problemText, children, onConfirmed, onClosed } = rest;
  const translate = useTranslate();
  return (
    <Dialog title={title} onClosed={isBusy ? undefined : onClosed}>
      <div className={stack.stack}>
        <p>{text}</p>
        {children}
        <ProblemNote problem={problem} text={problemText} />
        <div className={stack.actions}>
          <Button onPress={onClosed} isDisabled={isBusy}>
            {translate('editor:cancel')}
          </Button>
          <Button
            look={isDangerous ? 'danger' : 'primary'}
            isBusy={isBusy}
            isDisabled={isDisabled}
            onPress={onConfirmed}
          >
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
