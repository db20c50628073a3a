import type { ReactNode } from 'react';
import type { Failure, RemoteData } from '../../kernel/failure';
import { useTranslate } from '../../texts/TranslateContext';
import { EmptyTrayDrawing } from '../drawings/EmptyTrayDrawing';
import { ErrorState } from '../ErrorState';
import { VisuallyHidden } from '../VisuallyHidden';
import { wayHome } from '../wayHome';
import { failureSentence, failureTitle } from './failureSentence';
import { ScreenFrame } from './ScreenFrame';

export interface ResourceViewProps<Value> {
  readonly title: string;
  readonly data: RemoteData<Value>;
  /** The person asked again; the failure stays in view until there is news. */
  readonly isRetrying: boolean;
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
  const { title, data, isRetrying, onRetry, onBack, onHome, skeleton, aside, actions, children } = props;
  const translate = useTranslate();
  const { sentenceOf = (problem: Failure) => failureSentence(translate, problem) } = props;
  const bar = { title, onBack, backLabel: translate('borrower:back'), aside };
  switch (data.status) {
    case 'initial':
    case 'loading':
      return (
        <ScreenFrame {...bar} isBusy>
          <VisuallyHidden>{translate('common:loading')}</VisuallyHidden>
          {skeleton}
        </ScreenFrame>
      );
    case 'failed':
      return (
        <ScreenFrame {...bar} isTitleElsewhere>
          <ErrorState
            title={failureTitle(translate, data.failure)}
            drawing={data.failure.kind === 'refused' ? <EmptyTrayDrawing /> : undefined}
            text={sentenceOf(data.failure)}
            retryLabel={translate('common:retry')}
            isRetrying={isRetrying}
            onRetry={onRetry}
            home={wayHome(translate, onHome)}
          />
        </ScreenFrame>
      );
    case 'ready':
      return (
        <ScreenFrame {...bar} actions={actions?.(data.value)}>
          {children(data.value)}
        </ScreenFrame>
      );
  }
}
