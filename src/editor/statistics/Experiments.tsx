import { useId } from 'react';
import { useSelector } from 'react-redux';
import type { StatisticsGroup } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { selectLanguage } from '../session/sessionSlice';
import { experimentFigures, type ExperimentFigures } from './experimentVerdict';
import { formatCount, formatPercent } from './figures';
import styles from './Statistics.module.css';
import { StepsChart } from './StepsChart';

/** With many visits both ends lie close together. */
const intervalDigits = 2;

function Verdict({ verdict, best }: Pick<ExperimentFigures, 'verdict' | 'best'>) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const values = { best: best?.group ?? '', rate: formatPercent(best?.rate ?? 0, language) };
  return <p className={styles.sentence}>{translate(`editorStatistics:sentence.${verdict}`, values)}</p>;
}

function GroupTable({ experiment, groups }: Pick<ExperimentFigures, 'experiment' | 'groups'>) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const caption = translate('editorStatistics:experiment', { name: experiment });
  return (
    <div className={styles.scroller} tabIndex={0} role="group" aria-label={caption}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('editorStatistics:group')}</th>
            {(['visits', 'clicks', 'registrations', 'rate', 'interval'] as const).map((column) => (
              <th key={column} scope="col" className={styles.number}>
                {translate(`editorStatistics:${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ group, visits, clicks, registrations, rate, interval }) => (
            <tr key={group}>
              <th scope="row">{group}</th>
              {[visits, clicks, registrations].map((count, column) => (
                <td key={column} className={styles.number}>
                  {formatCount(count, language)}
                </td>
              ))}
              <td className={styles.number}>{formatPercent(rate, language)}%</td>
              <td className={styles.number}>
                {translate('editorStatistics:intervalText', {
                  low: formatPercent(interval.low, language, intervalDigits),
                  high: formatPercent(interval.high, language, intervalDigits),
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What experiments say so far, in a plain sentence, and how sure that is. */
export function Experiments({ groups }: { readonly groups: readonly StatisticsGroup[] }) {
  const translate = useTranslate();
  const id = useId();
  const experiments = experimentFigures(groups);
  if (experiments.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {translate('editorStatistics:experiments')}
      </h2>
      {experiments.map(({ experiment, groups: own, verdict, best }) => (
        <div key={experiment} className={styles.part}>
          <h3 className={styles.subheading}>
            {translate('editorStatistics:experiment', { name: experiment })}
          </h3>
          <Verdict verdict={verdict} best={best} />
          <StepsChart
            title={translate('editorStatistics:experiment', { name: experiment })}
            rows={own.map((group) => ({ ...group, name: group.group }))}
            look="bars"
          />
          <GroupTable experiment={experiment} groups={own} />
        </div>
      ))}
    </section>
  );
}
