import { sectionLimits } from '../../../kernel/sectionLimits';
import type { Translate } from '../../../texts/textKey';
import type { EditorProblem } from '../../kit/api/editorClient';

const bytesPerKilobyte = 1_024;

/** What the places in the words of a refusal stand for. */
const most = {
  sameName: {},
  tooMany: { most: sectionLimits.count },
  tooLarge: { most: sectionLimits.bytes / bytesPerKilobyte },
  tooManyBlocks: { most: sectionLimits.blocks },
  newerFormat: {},
  faulty: {},
  changedMeanwhile: {},
} as const;

type Reason = keyof typeof most;

const isReason = (value: unknown): value is Reason => typeof value === 'string' && Object.hasOwn(most, value);

/** Why something about a section was refused; undefined where the general words say it. */
export function sectionProblem(translate: Translate, problem: EditorProblem | undefined): string | undefined {
  if (problem?.code === 'notFound') return translate('editorPalette:sections.refused.gone');
  const reason = problem && 'reason' in problem ? problem.reason : undefined;
  return isReason(reason) ? translate(`editorPalette:sections.refused.${reason}`, most[reason]) : undefined;
}
