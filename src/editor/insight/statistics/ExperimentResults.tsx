import { useSelector } from 'react-redux';
import type { ExperimentRecord } from '../../../generated/editor';
import type { Verdict } from '../../../experiments/verdict';
import { useTranslate } from '../../../texts/TranslateContext';
import { selectLanguage } from '../../kit/session/sessionSlice';
import { type ExperimentFigures, experimentFigures } from './experimentFigures';
import { formatCount, formatPercent, formatSignedPercent } from './figures';
import { FiguresTable } from './FiguresTable';
import { GuardFigures } from './GuardFigures';
import styles from './Statistics.module.css';

interface VerdictProps {
  readonly verdict: Verdict;
  /** The main figure as a sentence names it. */
  readonly figure: string;
}

function VerdictSentence({ verdict, figure }: VerdictProps) {
  const translate = useTranslate();
  const group = 'group' in verdict ? verdict.group : '';
  const sentence = translate(`editorStatistics:sentence.${verdict.status}`, { group, figure });
  // What can't be believed must not be read over.
  if (verdict.status === 'mismatch')
    return (
      <p className={styles.warning} role="alert">
        {sentence}
      </p>
    );
  return <p className={styles.sentence}>{sentence}</p>;
}

interface GroupTableProps {
  readonly title: string;
  readonly figures: ExperimentFigures;
}

function GroupTable({ title, figures: { groups, mainFigure } }: GroupTableProps) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const first = groups[0]?.group ?? '';
  const heads = [
    translate('editorStatistics:visits'),
    translate(`editorStatistics:${mainFigure}`),
    translate('editorStatistics:trial.rate'),
    translate('editorStatistics:trial.against', { group: first }),
  ];
  return (
    <FiguresTable
      label={title}
      heads={[
        { text: translate('editorStatistics:group') },
        ...heads.map((text) => ({ text, isFigure: true })),
      ]}
    >
      {groups.map(({ group, visits, count, rate, compared }) => (
        <tr key={group}>
          <th scope="row">{group}</th>
          <td className={styles.number}>{formatCount(visits, language)}</td>
          <td className={styles.number}>{formatCount(count, language)}</td>
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

/** What an experiment says so far: in a plain sentence, by group, and whether a group costs something else. */
export function ExperimentResults({ experiment }: { readonly experiment: ExperimentRecord }) {
  const translate = useTranslate();
  const figures = experimentFigures(experiment);
  const figure = translate(`editorStatistics:mainFigure.${figures.mainFigure}`);
  const title = translate('editorStatistics:trial.groups', { name: experiment.name });
  return (
    <>
      <VerdictSentence verdict={figures.verdict} figure={figure} />
      <GroupTable title={title} figures={figures} />
      <GuardFigures name={experiment.name} figures={figures} />
    </>
  );
}
