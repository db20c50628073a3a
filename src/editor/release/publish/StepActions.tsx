import type { MouseEvent, ReactNode } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import { Button } from '../../kit/ui/Button';
import stack from '../../kit/ui/layout.module.css';

interface StepActionsProps {
  readonly onBack?: () => void;
  readonly onGoingOn?: () => void;
  /** What the step itself does. */
  readonly children?: ReactNode;
}

/** The step that a double click leads to has its own buttons under the pointer: the second click is not meant for them. */
function keepFromSecondClick(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The ways out of a step, in the same place in each. */
export function StepActions({ onBack, onGoingOn, children }: StepActionsProps) {
  const translate = useTranslate();
  return (
    <div className={stack.actions} onClickCapture={keepFromSecondClick}>
      {onBack && <Button onPress={onBack}>{translate('editor:back')}</Button>}
      {onGoingOn && (
        <Button look="primary" onPress={onGoingOn}>
          {translate('editorEdit:publish.goOn')}
        </Button>
      )}
      {children}
    </div>
  );
}
