import { ChartNoAxesColumn } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import type { Statistics } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { selectLanguage } from '../session/sessionSlice';
import { templateName } from '../data/template';
import { EmptyState, DataState } from '../ui/DataState';
import { ProblemState } from '../ui/Problem';
import { Screen } from '../ui/Screen';
import { Select } from '../ui/Select';
import { TemplateNav } from '../ui/TemplateNav';
import { Errors, Vitals } from './PhoneReports';
import { Experiments } from './Experiments';
import { Faults } from './Faults';
import { formatCount, formatRate } from './figures';
import styles from './Statistics.module.css';
import { countedTemplate, faultList, statistics } from './statisticsFeature';
import { useResource } from '../data/resource';
import { StepsSection } from './StepsSection';

const choices = [
  { value: '7', key: 'editorStatistics:last7' },
  { value: '30', key: 'editorStatistics:last30' },
  { value: '90', key: 'editorStatistics:last90' },
  { value: '365', key: 'editorStatistics:lastYear' },
] as const;
type Days = (typeof choices)[number]['value'];

function Totals({ total }: Pick<Statistics, 'total'>) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const steps = ['visits', 'clicks', 'codes', 'registrations'] as const;
  return (
    <dl className={styles.totals}>
      {steps.map((step) => (
        <div key={step} className={styles.total}>
          <dt>{translate(`editorStatistics:${step}`)}</dt>
          <dd>{formatCount(total[step], language)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{translate('editorStatistics:rate')}</dt>
        <dd>{formatRate(total, language)}</dd>
      </div>
    </dl>
  );
}

function Figures({ value }: { readonly value: Statistics }) {
  const translate = useTranslate();
  const nameOfTag = (tag: string): string => {
    if (tag === '') return translate('editorStatistics:noTag');
    return tag === 'other' ? translate('editorStatistics:otherTag') : tag;
  };
  const { total, periods, revisions, tags, groups, vitals, errors, isCounted } = value;
  const hasCounts = total.visits + total.clicks + total.codes + total.registrations > 0;
  return (
    <>
      {!isCounted && <p className={styles.warning}>{translate('editorStatistics:notCounted')}</p>}
      {hasCounts && <Totals total={total} />}
      {!hasCounts && isCounted && (
        <EmptyState
          icon={<ChartNoAxesColumn />}
          title={translate('editorStatistics:empty')}
          text={translate('editorStatistics:emptyText')}
        />
      )}
      {hasCounts && (
        <>
          <StepsSection
            title={translate('editorStatistics:byDay')}
            head={translate('editorStatistics:period')}
            rows={periods.map((row) => ({ ...row, name: row.period }))}
            look="lines"
          />
          <StepsSection
            title={translate('editorStatistics:byRevision')}
            head={translate('editorStatistics:revisionHead')}
            rows={revisions.map((row) => ({
              ...row,
              name: translate('editorStatistics:revision', { number: row.revision }),
            }))}
            look="bars"
          />
          <Experiments groups={groups} />
          <StepsSection
            title={translate('editorStatistics:byTag')}
            head={translate('editorStatistics:tag')}
            rows={tags.map((row) => ({ ...row, name: nameOfTag(row.tag) }))}
            look="bars"
          />
        </>
      )}
      <Vitals vitals={vitals} />
      <Errors errors={errors} />
    </>
  );
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
  const name = details && templateName(details);
  return (
    <Screen
      title={translate('editor:list.statistics')}
      about={name}
      above={<TemplateNav id={id} name={name} details={details} />}
      description={translate('editorStatistics:privacy')}
      actions={
        <Select
          label={translate('editorStatistics:days')}
          isCompact
          options={choices.map((choice) => ({ value: choice.value, label: translate(choice.key) }))}
          value={days}
          onChange={setDays}
        />
      }
    >
      <DataState of={counted} rows={8} />
      {counted.value && <Figures value={counted.value} />}
      {faults.problem && !counted.problem && <ProblemState problem={faults.problem} onRetry={faults.retry} />}
      {faults.value && (counted.value ?? counted.problem) && <Faults templateId={id} list={faults.value} />}
    </Screen>
  );
}
