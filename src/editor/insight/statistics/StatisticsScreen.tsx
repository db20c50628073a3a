import { ChartNoAxesColumn, Download } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import type { Statistics, TemplateDetails } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { selectLanguage } from '../../kit/session/sessionSlice';
import { mostSeen } from '../../kit/data/shownRevisions';
import { marketOf, saveFile, templateName } from '../../kit/data/template';
import { marketFacts } from '../../../kernel/market';
import { Button } from '../../kit/ui/Button';
import { breakdownsOf } from './breakdowns';
import { Comparison } from './Comparison';
import { Funnel } from './Funnel';
import { Journey } from './Journey';
import { statisticsCsv } from './statisticsCsv';
import { EmptyState, DataState } from '../../kit/ui/DataState';
import { ProblemState } from '../../kit/ui/Problem';
import { Screen } from '../../kit/ui/Screen';
import { Select } from '../../kit/ui/Select';
import { TemplateNav } from '../../kit/ui/TemplateNav';
import { Errors, Vitals } from './PhoneReports';
import { Experiments } from './Experiments';
import { Faults } from './Faults';
import { formatCount, formatPeriod, formatRate } from './figures';
import styles from './Statistics.module.css';
import { countedTemplate } from './countedTemplate';
import { experiments } from './experimentsFeature';
import { faultList, statistics } from './statisticsFeature';
import { useResource } from '../../kit/data/resource';
import { StepsSection } from './StepsSection';

const choices = [
  { value: '7', key: 'editorStatistics:last7' },
  { value: '30', key: 'editorStatistics:last30' },
  { value: '90', key: 'editorStatistics:last90' },
  { value: '365', key: 'editorStatistics:lastYear' },
] as const;
type Days = (typeof choices)[number]['value'];

/** What a number of visits came to, at a glance. */
function Totals({ total }: Pick<Statistics, 'total'>) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  return (
    <dl className={styles.totals}>
      {(['visits', 'registrations'] as const).map((step) => (
        <div key={step} className={styles.total}>
          <dt>{translate(`editorStatistics:${step}`)}</dt>
          <dd>{formatCount(total[step], language)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{translate('editorStatistics:rateOf')}</dt>
        <dd>{formatRate(total, language)}</dd>
      </div>
    </dl>
  );
}

function Counted({ value }: { readonly value: Statistics }) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const breakdowns = breakdownsOf(value, translate, (period) => formatPeriod(period, language));
  return (
    <>
      <Totals total={value.total} />
      <Funnel value={value} />
      <Comparison value={value} />
      {breakdowns.map(({ title, head, rows, look }) => (
        <StepsSection key={title} title={translate(title)} head={translate(head)} rows={rows} look={look} />
      ))}
    </>
  );
}

const hasCounts = ({ total }: Statistics): boolean => Object.values(total).some((count) => count > 0);

interface FiguresProps {
  readonly value: Statistics;
  /** Between what was counted and what phones reported. */
  readonly children: ReactNode;
}

function Figures({ value, children }: FiguresProps) {
  const translate = useTranslate();
  const { vitals, errors, isCounted } = value;
  return (
    <>
      {!isCounted && <p className={styles.warning}>{translate('editorStatistics:notCounted')}</p>}
      {hasCounts(value) && <Counted value={value} />}
      {!hasCounts(value) && isCounted && (
        <EmptyState
          icon={<ChartNoAxesColumn />}
          title={translate('editorStatistics:empty')}
          text={translate('editorStatistics:emptyText')}
        />
      )}
      {children}
      <Vitals vitals={vitals} />
      <Errors errors={errors} />
    </>
  );
}

/** By whose clocks days are counted, and until when it was by others. */
function useDayWords(details: TemplateDetails | undefined, utcDaysUntil: string | null): string {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const market = details && marketOf(details);
  if (!market || !marketFacts(market)) return translate('editorStatistics:privacyUtc');
  const words = translate('editorStatistics:privacy', { market: translate(`editor:market.${market}`) });
  return utcDaysUntil === null
    ? words
    : `${words} ${translate('editorStatistics:utcUntil', { day: formatPeriod(utcDaysUntil, language) })}`;
}

/** What visitors see, or saw last, as far as it is told; null: nobody has ever seen it. */
function shownDocument({ live, offline, draft }: TemplateDetails): string | null | undefined {
  if (live) return live.document;
  if (!offline) return null;
  // What was live last stands for the draft of what is offline, until somebody changes it.
  return draft?.changedById === '' ? draft.document : undefined;
}

/** `/templates/:id/statistics`: how a template's pages do, and what went wrong on them. */
export function StatisticsScreen() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const [days, setDays] = useState<Days>('30');
  const request = useMemo(() => ({ templateId: id, days: Number(days) }), [id, days]);
  const counted = useResource(statistics, request);
  const faults = useResource(faultList, id);
  const details = useResource(countedTemplate, id).value;
  const list = useResource(experiments, id);
  const name = details && templateName(details);
  const description = useDayWords(details, counted.value?.utcDaysUntil ?? null);
  const download = (value: Statistics): void =>
    saveFile(window, `${id}-${value.from}-${value.to}.csv`, statisticsCsv(value, translate), 'text/csv');
  return (
    <Screen
      title={translate('editor:list.statistics')}
      about={name}
      above={<TemplateNav id={id} name={name} details={details} />}
      description={description}
      actions={
        <>
          <Select
            label={translate('editorStatistics:days')}
            isCompact
            options={choices.map((choice) => ({ value: choice.value, label: translate(choice.key) }))}
            value={days}
            onChange={setDays}
          />
          <Button
            icon={<Download aria-hidden="true" />}
            isDisabled={!counted.value || !hasCounts(counted.value)}
            onPress={() => counted.value && download(counted.value)}
          >
            {translate('editorStatistics:csv.download')}
          </Button>
        </>
      }
    >
      <DataState of={counted} rows={8} />
      {counted.value && (
        <Figures value={counted.value}>
          <Journey journeys={counted.value.journeys} document={details && mostSeen(details)?.document} />
          {list.problem && <ProblemState problem={list.problem} onRetry={list.retry} />}
          {list.value && details && <Experiments list={list.value} details={details} />}
        </Figures>
      )}
      {faults.problem && !counted.problem && <ProblemState problem={faults.problem} onRetry={faults.retry} />}
      {faults.value && (counted.value ?? counted.problem) && (
        <Faults
          templateId={id}
          list={faults.value}
          shown={details && shownDocument(details)}
          isGuarded={details?.guard?.outcome === null}
        />
      )}
    </Screen>
  );
}
