import { isReplyLost, isSessionOver, type Failure } from '../../kernel/failure';
import type { Translate } from '../../texts/textKey';

/** Whether the page did not come, or the server says that it is not to be had. */
export function failureTitle(translate: Translate, problem: Failure): string {
  if (isSessionOver(problem)) return translate('borrower:signIn.title');
  return translate(problem.kind === 'refused' ? 'borrower:refused' : 'common:failure.title');
}

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
