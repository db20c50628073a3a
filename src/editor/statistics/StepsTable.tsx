import { useSelector } from 'react-redux';
import { useTranslate } from '../../texts/TranslateContext';
import { selectLanguage } from '../session/sessionSlice';
import { formatCount, formatRate, type NamedSteps } from './figures';
import styles from './Statistics.module.css';

interface StepsTableProps {
  /** Names the table. */
  readonly caption: string;
  /** Head of the first column. */
  readonly head: string;
  readonly rows: readonly NamedSteps[];
}

const steps = ['visits', 'clicks', 'codes', 'registrations'] as const;

export function StepsTable({ caption, head, rows }: StepsTableProps) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  return (
    <div className={styles.scroller} tabIndex={0} role="group" aria-label={caption}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {steps.map((step) => (
              <th key={step} scope="col" className={styles.number}>
                {translate(`editorStatistics:${step}`)}
              </th>
            ))}
            <th scope="col" className={styles.number}>
              {translate('editorStatistics:rateOf')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {steps.map((step) => (
                <td key={step} className={styles.number}>
                  {formatCount(row[step], language)}
                </td>
              ))}
              <td className={styles.number}>{formatRate(row, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
