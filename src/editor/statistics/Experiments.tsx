import { useSelector } from 'react-redux';
import type { Statistics } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { selectLanguage } from '../session/sessionSlice';
import { experimentFigures, type ExperimentFigures } from './experimentFigures';
import { ExperimentTarget } from './ExperimentTarget';
import { formatCount, formatPercent, formatSignedPercent } from './figures';
import { FiguresSection, FiguresTable } from './FiguresTable';
import styles from './Statistics.module.css';
import { StepsChart } from './StepsChart';

function VerdictSentence({ verdict }: Pick<ExperimentFigures, 'verdict'>) {
  const translate = useTranslate();
  const group = 'group' in verdict ? verdict.group : '';
  const sentence = translate(`editorStatistics:sentence.${verdict.status}`, { group });
  // What can't be believed must not be read over.
  if (verdict.status === 'mismatch')
    return (
      <p className={styles.warning} role="alert">
        {sentence}
      </p>
    );
  return <p className={styles.sentence}>{sentence}</p>;
}

const figures = ['visits', 'applications', 'registrations', 'rate'] as const;

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
        { text: translate('editorStatistics:against', { group: groups[0]?.group ?? '' }), isFigure: true },
      ]}
    >
      {groups.map(({ group, visits, applications, registrations, rate, compared }) => (
        <tr key={group}>
          <th scope="row">{group}</th>
          {[visits, applications, registrations].map((count, column) => (
            <td key={column} className={styles.number}>
              {formatCount(count, language)}
            </td>
          ))}
          <td className={styles.number}>{formatPercent(rate, language)}%</td>
          <td className={styles.number}>
            {compared
              ? translate('editorStatistics:intervalText', {
                  low: formatSignedPercent(compared.low - 1, language),
                  high: formatSignedPercent(compared.high - 1, language),
                })
              : '–'}
          </td>
        </tr>
      ))}
    </FiguresTable>
  );
}

interface ExperimentsProps {
  readonly value: Statistics;
}

/** What experiments say so far, in a plain sentence, and how long the next one has to run. */
export function Experiments({ value }: ExperimentsProps) {
  const translate = useTranslate();
  return (
    <FiguresSection title={translate('editorStatistics:experiments')}>
      {experimentFigures(value.groups).map(({ experiment, groups: own, verdict }) => (
        <div key={experiment} className={styles.part}>
          <h3 className={styles.subheading}>
            {translate('editorStatistics:experiment', { name: experiment })}
          </h3>
          <VerdictSentence verdict={verdict} />
          <StepsChart
            title={translate('editorStatistics:experiment', { name: experiment })}
            rows={own.map((group) => ({ ...group, name: group.group }))}
            look="bars"
          />
          <GroupTable experiment={experiment} groups={own} />
        </div>
      ))}
      <ExperimentTarget value={value} />
    </FiguresSection>
  );
}
