import { useSelector } from 'react-redux';
import type { StatisticsGroup } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { selectLanguage } from '../session/sessionSlice';
import { experimentFigures, type ExperimentFigures } from './experimentVerdict';
import { formatCount, formatPercent } from './figures';
import { FiguresSection, FiguresTable } from './FiguresTable';
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

const figures = ['visits', 'applications', 'registrations', 'rate', 'interval'] as const;

function GroupTable({ experiment, groups }: Pick<ExperimentFigures, 'experiment' | 'groups'>) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  return (
    <FiguresTable
      label={translate('editorStatistics:experiment', { name: experiment })}
      hasCaption
      heads={[
        { text: translate('editorStatistics:group') },
        ...figures.map((column) => ({ text: translate(`editorStatistics:${column}`), isFigure: true })),
      ]}
    >
      {groups.map(({ group, visits, applications, registrations, rate, interval }) => (
        <tr key={group}>
          <th scope="row">{group}</th>
          {[visits, applications, registrations].map((count, column) => (
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
    </FiguresTable>
  );
}

/** What experiments say so far, in a plain sentence, and how sure that is. */
export function Experiments({ groups }: { readonly groups: readonly StatisticsGroup[] }) {
  const translate = useTranslate();
  const experiments = experimentFigures(groups);
  if (experiments.length === 0) return null;
  return (
    <FiguresSection title={translate('editorStatistics:experiments')}>
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
    </FiguresSection>
  );
}
