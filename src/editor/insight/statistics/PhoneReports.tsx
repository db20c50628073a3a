import { vitalBounds } from '../../../kernel/vitals';
import { useSelector } from 'react-redux';
import type { StatisticsVital, StatisticsError } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { joinClasses } from '../../../ui/joinClasses';
import { selectLanguage } from '../../kit/session/sessionSlice';
import { formatCount, formatPercent, formatVital, verdictOfVital } from './figures';
import { FiguresSection, FiguresTable } from './FiguresTable';
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

const vitalColumns = [
  { key: 'measure' },
  { key: 'revisionHead' },
  { key: 'p75', isFigure: true },
  { key: 'verdict' },
  { key: 'goodShare', isFigure: true },
  { key: 'poorShare', isFigure: true },
  { key: 'phones', isFigure: true },
] as const;

/** Core Web Vitals as phones reported them, all revisions and each. */
export function Vitals({ vitals }: { readonly vitals: readonly StatisticsVital[] }) {
  const translate = useTranslate();
  const title = translate('editorStatistics:vitals');
  return (
    <FiguresSection title={title}>
      {vitals.length === 0 ? (
        <p className={styles.muted}>{translate('editorStatistics:noVitals')}</p>
      ) : (
        <FiguresTable
          label={title}
          heads={vitalColumns.map(({ key, ...head }) => ({
            ...head,
            text: translate(`editorStatistics:${key}`),
          }))}
        >
          {vitals.map((vital) => (
            <VitalRow key={`${vital.name} ${vital.revision ?? ''}`} vital={vital} />
          ))}
        </FiguresTable>
      )}
    </FiguresSection>
  );
}

const errorColumns = [
  { key: 'error' },
  { key: 'revisionHead' },
  { key: 'count', isFigure: true },
  { key: 'last' },
] as const;

export function Errors({ errors }: { readonly errors: readonly StatisticsError[] }) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const title = translate('editorStatistics:errors');
  return (
    <FiguresSection title={title}>
      {errors.length === 0 ? (
        <p className={styles.muted}>{translate('editorStatistics:noErrors')}</p>
      ) : (
        <FiguresTable
          label={title}
          heads={errorColumns.map(({ key, ...head }) => ({
            ...head,
            text: translate(`editorStatistics:${key}`),
          }))}
        >
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
