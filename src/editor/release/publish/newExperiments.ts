import type { ExperimentList, ExperimentRecord, TemplateDetails } from '../../../generated/editor';
import { recordOf } from '../../../kernel/record';
import { experimentsOfBlocks } from '../../../template/documentExperiments';
import type { PlanRequest } from '../../insight/statistics/experimentsFeature';
import { type Trial, trialOf } from '../../insight/statistics/trial';

/** What is chosen for experiments that begin, by their names. */
export type Trials = Readonly<Record<string, Trial>>;

const namesIn = (document: string | undefined): readonly string[] =>
  document?.includes('"variant"')
    ? [...experimentsOfBlocks(recordOf(JSON.parse(document)).blocks).keys()]
    : [];

/** True where the draft has an experiment that is not live. */
export function beginsExperiment({ draft, live }: Pick<TemplateDetails, 'draft' | 'live'>): boolean {
  const running = namesIn(live?.document);
  return namesIn(draft?.document).some((name) => !running.includes(name));
}

/** Those that a publication of the draft begins. */
export const experimentsToStart = ({ experiments }: ExperimentList): readonly ExperimentRecord[] =>
  experiments.filter(({ state }) => state === 'draft');

/** Nobody has seen it yet, so what it is judged by can still be chosen. */
export const isNotStarted = ({ startedAt, groups }: ExperimentRecord): boolean =>
  startedAt === null && groups.every(({ visits }) => visits === 0);

/** What has to be kept before the publication: what was shown for each, where it is not kept already. */
export const plansOf = (id: string, list: ExperimentList, trials: Trials): readonly PlanRequest[] =>
  experimentsToStart(list)
    .filter(isNotStarted)
    .flatMap((experiment) => {
      const { name, plan } = experiment;
      const { mainFigure, smallestChange } = trials[name] ?? trialOf(experiment);
      const isKept = plan?.mainFigure === mainFigure && plan.smallestChange === smallestChange;
      return isKept ? [] : [{ id, experiment: name, mainFigure, smallestChange }];
    });
