import { useSelector } from 'react-redux';
import { useTranslate } from '../../../texts/TranslateContext';
import { selectLanguage } from '../../kit/session/sessionSlice';
import { formatCount, formatRate, funnelSteps, type NamedSteps } from './figures';
import { FiguresSection, FiguresTable } from './FiguresTable';
import styles from './Statistics.module.css';
import { StepsChart } from './StepsChart';

interface StepsSectionProps {
  readonly title: string;
  /** Head of the table's first column. */
  readonly head: string;
  readonly rows: readonly NamedSteps[];
  readonly look: 'lines' | 'bars';
}

const columns = [...funnelSteps, 'rateOf', 'taps'] as const;

/** One view of the same figures: a chart, and the same as a table. */
export function StepsSection({ title, head, rows, look }: StepsSectionProps) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  if (rows.length === 0) return null;
  return (
    <FiguresSection title={title}>
      <StepsChart title={title} rows={rows} look={look} />
      <details open={look === 'bars'}>
        <summary>{translate('editorStatistics:table')}</summary>
        <FiguresTable
          label={title}
          hasCaption
          heads={[
            { text: head },
            ...columns.map((column) => ({ text: translate(`editorStatistics:${column}`), isFigure: true })),
          ]}
        >
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {funnelSteps.map((step) => (
                <td key={step} className={styles.number}>
                  {formatCount(row[step], language)}
                </td>
              ))}
              <td className={styles.number}>{formatRate(row, language)}</td>
              <td className={styles.number}>{formatCount(row.taps, language)}</td>
            </tr>
          ))}
        </FiguresTable>
      </details>
    </FiguresSection>
  );
}
