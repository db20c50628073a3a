import type { ReactNode } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { Button } from '../ui/Button';
import stack from '../ui/layout.module.css';

interface StepActionsProps {
  readonly onBack?: () => void;
  readonly onGoingOn?: () => void;
  /** What the step itself does. */
  readonly children?: ReactNode;
}

/** The ways out of a step, in the same place in each. */
export function StepActions({ onBack, onGoingOn, children }: StepActionsProps) {
  const translate = useTranslate();
  return (
    <div className={stack.actions}>
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
