import { isSessionOver, type Failure } from '../../kernel/failure';
import type { Translate } from '../../texts/textKey';

/** What happened, in the server's own words where it gave any. */
export function failureSentence(translate: Translate, problem: Failure): string {
  if ('message' in problem && problem.message !== '') return problem.message;
  return translate(isSessionOver(problem) ? 'borrower:sessionOver.text' : `common:failure.${problem.kind}`);
}
