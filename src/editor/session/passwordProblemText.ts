import type { Translate } from '../../texts/textKey';
import type { EditorProblem } from '../api/problem';

/** What is wrong with a change of password, where the host says it about one of the two fields. */
export function passwordProblemText(
  translate: Translate,
  problem: EditorProblem | undefined,
): string | undefined {
  if (problem?.code !== 'invalid') return undefined;
  const path = problem.faults?.[0]?.path;
  if (path === '/currentPassword') return translate('editor:account.wrongPassword');
  return path === '/newPassword' ? translate('editor:account.samePassword') : undefined;
}
