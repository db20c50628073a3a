import { useId } from 'react';
import { useSelector } from 'react-redux';
import type { StatisticsError } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { selectLanguage } from '../session/sessionSlice';
import { formatCount } from './figures';
import styles from './Statistics.module.css';

const columns = ['error', 'revisionHead', 'count', 'last'] as const;

/** Errors on phones that nothing caught. */
export function Errors({ errors }: { readonly errors: readonly StatisticsError[] }) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {translate('editorStatistics:errors')}
      </h2>
      {errors.length === 0 ? (
        <p className={styles.muted}>{translate('editorStatistics:noErrors')}</p>
      ) : (
        <div className={styles.scroller} tabIndex={0} role="group" aria-labelledby={id}>
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {translate(`editorStatistics:${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
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
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
