import { CartesianGrid, Legend, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useSelector } from 'react-redux';
import type { ExperimentRecord } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { selectLanguage } from '../../kit/session/sessionSlice';
import { daysAhead } from './experimentFigures';
import { formatCount, formatPercent, formatPeriod } from './figures';
import { FiguresTable } from './FiguresTable';
import styles from './Statistics.module.css';

interface ExperimentDaysProps {
  readonly experiment: ExperimentRecord;
}

const height = 220;
const margin = { top: 8, right: 8, bottom: 0, left: 0 };

/** Told apart by colour and by their pattern; more groups than that begin anew. */
const looks = [
  { color: '#3b6fb6', dash: '' },
  { color: '#9a4a00', dash: '6 3' },
  { color: '#12724a', dash: '2 3' },
  { color: '#6b3fa0', dash: '8 3 2 3' },
] as const;

/** One decimal, as an axis has room for. */
const percentOf = (count: number, visits: number): number | null =>
  visits === 0 ? null : Math.round((count / visits) * 1_000) / 10;

function DaysChart({ experiment: { name, groups, days } }: ExperimentDaysProps) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const title = translate('editorStatistics:trial.byDay', { name });
  const data = days.map((day) => ({
    name: formatPeriod(day.period, language),
    rates: day.groups.map(({ count, visits }) => percentOf(count, visits)),
  }));
  return (
    <div
      className={styles.chart}
      role="img"
      aria-label={translate('editorStatistics:chart', { name: title })}
    >
      <ResponsiveContainer width="100%" height={height}>
        <LineChart data={data} margin={margin} accessibilityLayer={false}>
          <CartesianGrid strokeDasharray="3 3" vertical={false} stroke="#deddd8" />
          <XAxis dataKey="name" tick={{ fontSize: 12 }} minTickGap={16} />
          <YAxis width={56} tick={{ fontSize: 12 }} unit="%" />
          <Tooltip isAnimationActive={false} formatter={(share) => `${String(share)}%`} />
          <Legend itemSorter={null} />
          {groups.map(({ group }, place) => {
            const look = looks[place % looks.length];
            return (
              <Line
                key={group}
                dataKey={({ rates }: (typeof data)[number]) => rates[place]}
                name={group}
                stroke={look?.color ?? ''}
                strokeWidth={2}
                strokeDasharray={look?.dash ?? ''}
                dot={data.length < 2}
                connectNulls
                isAnimationActive={false}
              />
            );
          })}
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}

/** How a group did against the first one day by day, in words. */
function DaysWords({ experiment }: ExperimentDaysProps) {
  const translate = useTranslate();
  const first = experiment.groups[0]?.group ?? '';
  return daysAhead(experiment).map(({ group, ahead, of }) => (
    <p key={group}>
      {translate(of === 0 ? 'editorStatistics:trial.noDays' : 'editorStatistics:trial.ahead', {
        group,
        first,
        number: ahead,
        of,
      })}
    </p>
  ));
}

/** The main figure by day: a drawn line for each group, in words, and as a table. */
export function ExperimentDays({ experiment }: ExperimentDaysProps) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const { name, groups, days } = experiment;
  const title = translate('editorStatistics:trial.byDay', { name });
  return (
    <>
      <DaysChart experiment={experiment} />
      <DaysWords experiment={experiment} />
      <details>
        <summary>{translate('editorStatistics:table')}</summary>
        <FiguresTable
          label={title}
          hasCaption
          heads={[
            { text: translate('editorStatistics:day') },
            ...groups.map(({ group }) => ({ text: group, isFigure: true })),
          ]}
        >
          {days.map((day) => (
            <tr key={day.period}>
              <th scope="row">{formatPeriod(day.period, language)}</th>
              {day.groups.map(({ group, visits, count }) => (
                <td key={group} className={styles.number}>
                  {visits === 0
                    ? '–'
                    : translate('editorStatistics:guard.share', {
                        count: formatCount(count, language),
                        whole: formatCount(visits, language),
                        share: formatPercent(count / visits, language),
                      })}
                </td>
              ))}
            </tr>
          ))}
        </FiguresTable>
      </details>
    </>
  );
}
