import type { ReactNode } from 'react';
import styles from './table.module.css';

interface TableFrameProps {
  readonly label: string;
  /** What each column holds. */
  readonly heads: readonly string[];
  readonly children: ReactNode;
}

/** A plain table, since its rows are read and not operated; where it is wider than the screen, it alone scrolls. */
export const TableFrame = ({ label, heads, children }: TableFrameProps) => (
  <div className={styles.frame} tabIndex={0} role="group" aria-label={label}>
    <table className={styles.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  </div>
);
