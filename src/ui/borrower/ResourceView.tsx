import type { ReactNode } from 'react';
import { type Failure, isReplyLost, isSessionOver } from '../../kernel/failure';
import { useTranslate } from '../../texts/TranslateContext';
import { EmptyTrayDrawing } from '../drawings/EmptyTrayDrawing';
import { ErrorState, wayHome } from '../FullPageState';
import { FinalRefusal } from './FinalRefusal';
import { useIsFinalRefusal } from './pageContexts';
import { VisuallyHidden } from '../VisuallyHidden';
import { ScreenFrame } from './ScreenFrame';
import type { Translate } from '../../texts/textKey';

export interface ResourceViewProps<Value> {
  readonly title: string;
  readonly status: 'initial' | 'loading' | 'ready' | 'failed';
  readonly value: Value | undefined;
  /** Why there is nothing; it stays in view until there is news. */
  readonly problem: Failure | undefined;
  readonly onRetry: () => void;
  readonly onBack: () => void;
  readonly onHome: () => void;
  /** Absent where the screen is the service itself. */
  readonly onService: (() => void) | undefined;
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
  const { onService } = props;
  const translate = useTranslate();
  const isFinalRefusal = useIsFinalRefusal();
  const { sentenceOf = (failure: Failure) => failureSentence(translate, failure) } = props;
  const bar = { title, onBack, aside };
  if (problem && isFinalRefusal(problem)) {
    return (
      <ScreenFrame {...bar} isTitleElsewhere>
        <FinalRefusal words={finalWords(problem)} onService={onService} onHome={onHome} />
      </ScreenFrame>
    );
  }
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

/** Whether the page did not come, or the server says that it is not to be had. */
function failureTitle(translate: Translate, problem: Failure): string {
  if (isSessionOver(problem)) return translate('borrower:signIn.title');
  return translate(problem.kind === 'refused' ? 'borrower:refused' : 'common:failure.title');
}

/** A refusal that stands, in the lender's own words; where it gave none, nothing that sounds like another try. */
export const finalWords = (problem: Failure): string => ('message' in problem ? problem.message : '');

/** What happened, in the server's own words where it gave any, and what to do; the end of a session is said in ours. */
export function failureSentence(translate: Translate, problem: Failure): string {
  if (isSessionOver(problem)) return translate('borrower:signIn.text');
  if ('message' in problem && problem.message !== '') {
    return isReplyLost(problem)
      ? `${problem.message} ${translate('common:failure.advice')}`
      : problem.message;
  }
  return translate(`common:failure.${problem.kind}`);
}
