import { useId } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import type { NamedSteps } from './figures';
import styles from './Statistics.module.css';
import { StepsChart } from './StepsChart';
import { StepsTable } from './StepsTable';

interface StepsSectionProps {
  readonly title: string;
  readonly head: string;
  readonly rows: readonly NamedSteps[];
  readonly look: 'lines' | 'bars';
}

/** One view of the same figures: a chart, and the same as a table. */
export function StepsSection({ title, head, rows, look }: StepsSectionProps) {
  const translate = useTranslate();
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <StepsChart title={title} rows={rows} look={look} />
      <details open={look === 'bars'}>
        <summary>{translate('editorStatistics:table')}</summary>
        <StepsTable caption={title} head={head} rows={rows} />
      </details>
    </section>
  );
}
