import { vitalBounds } from '../../kernel/vitals';
import { useId } from 'react';
import { useSelector } from 'react-redux';
import type { StatisticsVital } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { joinClasses } from '../../ui/joinClasses';
import { selectLanguage } from '../session/sessionSlice';
import { formatCount, formatPercent, formatVital, verdictOfVital } from './figures';
import styles from './Statistics.module.css';

function VitalRow({ vital }: { readonly vital: StatisticsVital }) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const { name, revision, p75, good, poor, count } = vital;
  const verdict = verdictOfVital(vital);
  const bounds = vitalBounds[name];
  const words = {
    good: formatVital(translate, name, bounds.good, language),
    poor: formatVital(translate, name, bounds.poor, language),
  };
  return (
    <tr>
      <th scope="row">
        {translate(`editorStatistics:vital.${name}`)}
        <span className={styles.note}>{translate('editorStatistics:bounds', words)}</span>
      </th>
      <td>{revision ?? translate('editorStatistics:allRevisions')}</td>
      <td className={styles.number}>{formatVital(translate, name, p75, language)}</td>
      <td>
        <span className={joinClasses(styles.verdict, styles[verdict])}>
          {translate(`editorStatistics:${verdict}`)}
        </span>
      </td>
      <td className={styles.number}>{formatPercent(good, language)}%</td>
      <td className={styles.number}>{formatPercent(poor, language)}%</td>
      <td className={styles.number}>{formatCount(count, language)}</td>
    </tr>
  );
}

const columns = ['measure', 'revisionHead', 'p75', 'verdict', 'goodShare', 'poorShare', 'phones'] as const;

/** Core Web Vitals as phones reported them, all revisions and each. */
export function Vitals({ vitals }: { readonly vitals: readonly StatisticsVital[] }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {translate('editorStatistics:vitals')}
      </h2>
      {vitals.length === 0 ? (
        <p className={styles.muted}>{translate('editorStatistics:noVitals')}</p>
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
              {vitals.map((vital) => (
                <VitalRow key={`${vital.name} ${vital.revision ?? ''}`} vital={vital} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
