import type { Translate } from '../../texts/textKey';
import type { EditorProblem } from '../api/problem';

/** What a person is told about a call that failed. */
export function problemText(translate: Translate, problem: EditorProblem): string {
  if (problem.code === 'tooMany' && problem.retryAfterSeconds !== undefined) {
    return translate('editor:problem.tooManyUntil', {
      minutes: Math.max(1, Math.ceil(problem.retryAfterSeconds / 60)),
    });
  }
  return translate(`editor:problem.${problem.code}`);
}
