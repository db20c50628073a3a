import { useId, type ReactNode } from 'react';
import styles from './Statistics.module.css';

interface FiguresSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the screen under its heading. */
export function FiguresSection({ title, children }: FiguresSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface FiguresTableProps {
  readonly label: string;
  /** The label is also shown above the table. */
  readonly hasCaption?: boolean;
  readonly heads: readonly TableHead[];
  readonly children: ReactNode;
}

/** Of a column; one of figures is set to the end, as the figures below it are. */
interface TableHead {
  readonly text: string;
  readonly isFigure?: boolean;
}

/** A table that scrolls by itself where it is wider than the screen, by keys too. */
export function FiguresTable({ label, hasCaption, heads, children }: FiguresTableProps) {
  return (
    <div className={styles.scroller} tabIndex={0} role="group" aria-label={label}>
      <table className={styles.table}>
        {hasCaption && <caption className={styles.caption}>{label}</caption>}
        <thead>
          <tr>
            {heads.map(({ text, isFigure }) => (
              <th key={text} scope="col" className={isFigure ? styles.number : undefined}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
