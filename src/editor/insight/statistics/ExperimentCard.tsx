import { useSelector } from 'react-redux';
import type { ExperimentRecord, ExperimentTraffic, TemplateDetails } from '../../../generated/editor';
import type { Translate } from '../../../texts/textKey';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMarketMoment } from '../../kit/ui/useMarketMoment';
import { marketOf } from '../../kit/data/template';
import { selectLanguage } from '../../kit/session/sessionSlice';
import { ExperimentDays } from './ExperimentDays';
import { ExperimentEndings } from './ExperimentEndings';
import { ExperimentPlan } from './ExperimentPlan';
import { ExperimentResults } from './ExperimentResults';
import { formatCount } from './figures';
import styles from './Statistics.module.css';

interface ExperimentCardProps {
  readonly experiment: ExperimentRecord;
  readonly traffic: ExperimentTraffic;
  readonly details: TemplateDetails;
}

/** What happened to it, in a line. */
function stateWords(
  translate: Translate,
  experiment: ExperimentRecord,
  timeOf: (at: number) => string,
): string {
  const { state, startedAt, endedAt, keptGroup } = experiment;
  if (state === 'draft') return translate('editorStatistics:trial.isDraft');
  if (state === 'running')
    return startedAt === null
      ? translate('editorStatistics:trial.isRunning')
      : translate('editorStatistics:trial.runsSince', { time: timeOf(startedAt) });
  if (endedAt === null) return translate('editorStatistics:trial.isOver');
  const time = timeOf(endedAt);
  return keptGroup === null
    ? translate('editorStatistics:trial.overSince', { time })
    : translate('editorStatistics:trial.wonSince', { time, group: keptGroup });
}

/** What was said before it began. */
function PlanWords({
  experiment: { plan, state },
  timeOf,
}: Pick<ExperimentCardProps, 'experiment'> & { readonly timeOf: (at: number) => string }) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  if (!plan)
    return state === 'draft' ? null : (
      <p className={styles.muted}>{translate('editorStatistics:trial.noPlan')}</p>
    );
  const words = {
    figure: translate(`editorStatistics:mainFigure.${plan.mainFigure}`),
    change: plan.smallestChange,
    name: plan.byName,
    time: timeOf(plan.at),
    visits: formatCount(plan.visits ?? 0, language),
    days: formatCount(plan.days ?? 0, language),
  };
  return (
    <p>
      {translate(
        plan.visits === null ? 'editorStatistics:trial.planOnly' : 'editorStatistics:trial.plan',
        words,
      )}
    </p>
  );
}

/** One experiment: what was said beforehand, what it says so far, and what can be done with it. */
export function ExperimentCard({ experiment, traffic, details }: ExperimentCardProps) {
  const translate = useTranslate();
  const { name, state } = experiment;
  const title = translate('editorEdit:difference.quoted', { text: name });
  const timeOf = useMarketMoment(marketOf(details) ?? '');
  const isSeen = experiment.groups.some(({ visits }) => visits > 0);
  return (
    <article className={styles.part} aria-label={title} data-testid={`experiment-${name}`}>
      <h3 className={styles.subheading}>{title}</h3>
      <p className={styles.muted}>{stateWords(translate, experiment, timeOf)}</p>
      <PlanWords experiment={experiment} timeOf={timeOf} />
      {state === 'draft' && <ExperimentPlan experiment={experiment} traffic={traffic} details={details} />}
      {(state !== 'draft' || isSeen) && <ExperimentResults experiment={experiment} />}
      {isSeen && <ExperimentDays experiment={experiment} />}
      {state === 'running' && <ExperimentEndings experiment={experiment} details={details} />}
    </article>
  );
}
