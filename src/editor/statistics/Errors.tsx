import { useSelector } from 'react-redux';
import type { StatisticsError } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { selectLanguage } from '../session/sessionSlice';
import { formatCount } from './figures';
import { FiguresSection, FiguresTable } from './FiguresTable';
import styles from './Statistics.module.css';

const columns = ['error', 'revisionHead', 'count', 'last'] as const;

/** Errors on phones that nothing caught. */
export function Errors({ errors }: { readonly errors: readonly StatisticsError[] }) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const title = translate('editorStatistics:errors');
  return (
    <FiguresSection title={title}>
      {errors.length === 0 ? (
        <p className={styles.muted}>{translate('editorStatistics:noErrors')}</p>
      ) : (
        <FiguresTable label={title} heads={columns.map((column) => translate(`editorStatistics:${column}`))}>
          {errors.map(({ error, revision, count, lastPeriod }) => (
            <tr key={`${revision} ${error}`}>
              <th scope="row">
                <code className={styles.code}>{error}</code>
              </th>
              <td>{revision}</td>
              <td className={styles.number}>{formatCount(count, language)}</td>
              <td>{lastPeriod}</td>
            </tr>
          ))}
        </FiguresTable>
      )}
    </FiguresSection>
  );
}
