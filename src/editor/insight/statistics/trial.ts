import type { ExperimentRecord, MainFigure } from '../../../generated/editor';
import type { Translate } from '../../../texts/textKey';

/** Smallest changes worth knowing, in percent of the main figure. */
const changes = ['5', '10', '20', '30', '50'] as const;
export type SmallestChange = (typeof changes)[number];

export const smallestChanges = (translate: Translate, figure: MainFigure) =>
  changes.map((value) => ({
    value,
    label: translate('editorStatistics:target.percent', {
      change: value,
      figure: translate(`editorStatistics:mainFigure.${figure}`),
    }),
  }));

/** What an experiment is judged by. */
export interface Trial {
  readonly mainFigure: MainFigure;
  /** Percent of it that is worth knowing. */
  readonly smallestChange: number;
}

export const changeOf = (percent: number | undefined): SmallestChange =>
  changes.find((value) => Number(value) === percent) ?? '20';

/** What was chosen for an experiment, else what is usual. */
export const trialOf = ({ plan }: Pick<ExperimentRecord, 'plan'>): Trial => ({
  mainFigure: plan?.mainFigure ?? 'registrations',
  smallestChange: Number(changeOf(plan?.smallestChange)),
});
