import type { ReactNode } from 'react';
import type { Failure } from '../../kernel/failure';
import { useTranslate } from '../../texts/TranslateContext';
import { EmptyTrayDrawing } from '../drawings/EmptyTrayDrawing';
import { ErrorState } from '../ErrorState';
import { VisuallyHidden } from '../VisuallyHidden';
import { wayHome } from '../wayHome';
import { failureSentence, failureTitle } from './failureSentence';
import { ScreenFrame } from './ScreenFrame';

export interface ResourceViewProps<Value> {
  readonly title: string;
  readonly status: 'initial' | 'loading' | 'ready' | 'failed';
  readonly value: Value | undefined;
  /** Why there is nothing; it stays in view until there is news. */
  readonly problem: Failure | undefined;
  readonly onRetry: () => void;
  readonly onBack: () => void;
  readonly onHome: () => void;
  /** Same geometry as what comes. */
  readonly skeleton: ReactNode;
  readonly aside?: ReactNode;
  /** Where a screen has words of its own for its failures. */
  readonly sentenceOf?: (problem: Failure) => string;
  readonly actions?: (value: Value) => ReactNode;
  readonly children: (value: Value) => ReactNode;
}

/** A screen of its own data: loading, failed with a way on, or there. */
export function ResourceView<Value>(props: ResourceViewProps<Value>) {
  const { title, status, value, problem, onRetry, onBack, onHome, skeleton, aside, actions, children } =
    props;
  const translate = useTranslate();
  const { sentenceOf = (failure: Failure) => failureSentence(translate, failure) } = props;
  const bar = { title, onBack, backLabel: translate('borrower:back'), aside };
  if (problem) {
    return (
      <ScreenFrame {...bar} isTitleElsewhere>
        <ErrorState
          title={failureTitle(translate, problem)}
          drawing={problem.kind === 'refused' ? <EmptyTrayDrawing /> : undefined}
          text={sentenceOf(problem)}
          retryLabel={translate('common:retry')}
          isRetrying={status === 'loading'}
          onRetry={onRetry}
          home={wayHome(translate, onHome)}
        />
      </ScreenFrame>
    );
  }
  if (value !== undefined) {
    return (
      <ScreenFrame {...bar} actions={actions?.(value)}>
        {children(value)}
      </ScreenFrame>
    );
  }
  return (
    <ScreenFrame {...bar} isBusy>
      <VisuallyHidden>{translate('common:loading')}</VisuallyHidden>
      {skeleton}
    </ScreenFrame>
  );
}
