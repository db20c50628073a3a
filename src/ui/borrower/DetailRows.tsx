import type { ReactNode } from 'react';
import { Figures, keptFigure } from '../Figures';
import { joinClasses } from '../joinClasses';
import styles from './DetailRows.module.css';

export interface DetailRowContent {
  readonly name: ReactNode;
  readonly value: ReactNode;
  /** What the rows above add up to. */
  readonly isTotal?: boolean;
}

interface DetailRowsProps {
  readonly rows: readonly DetailRowContent[];
  /** Names the list for screen readers where no heading does. */
  readonly label?: string | undefined;
  readonly id?: string | undefined;
  readonly testId?: string | undefined;
  readonly rowTestId?: string | undefined;
  /** The values are names and figures, which nothing may translate. */
  readonly areNames?: boolean;
}

/** Names and their values, a hairline between. Rows have no identity but their place. */
export const DetailRows = ({ rows, label, id, testId, rowTestId, areNames }: DetailRowsProps) => (
  <dl className={styles.rows} aria-label={label} id={id} data-testid={testId}>
    {rows.map((row, position) => {
      const kept = areNames ? 'no' : keptFigure(row.value);
      return (
        <div
          key={position}
          className={joinClasses(styles.row, row.isTotal && styles.total)}
          data-testid={rowTestId}
        >
          <dt className={styles.name}>{row.name}</dt>
          <dd className={styles.value} translate={kept}>
            {kept ? row.value : <Figures in={row.value} />}
          </dd>
        </div>
      );
    })}
  </dl>
);
