import { joinClasses } from '../joinClasses';
import { Skeleton } from '../Skeleton';
import layout from './layout.module.css';
import styles from './SkeletonRows.module.css';

/** Keeps the place of an `AmountHero`. */
export const SkeletonAmount = () => (
  <div className={styles.amount}>
    <Skeleton className={styles.label} />
    <Skeleton className={styles.figure} />
    <Skeleton className={styles.note} />
  </div>
);

/** Keeps the place of a `ProductHeader`. */
export const SkeletonProduct = () => (
  <div className={styles.product}>
    <Skeleton className={styles.logo} />
    <Skeleton className={styles.name} />
  </div>
);

/** Keeps the place of `DetailRows`. */
export const SkeletonRows = ({ count }: { readonly count: number }) => (
  <div>
    {Array.from({ length: count }, (_, position) => (
      <div key={position} className={styles.row}>
        <Skeleton className={styles.rowName} />
        <Skeleton className={styles.rowValue} />
      </div>
    ))}
  </div>
);

interface SkeletonCardsProps {
  readonly count: number;
  readonly rows: number;
}

/** Keeps the place of a list of cards, each with a product and its rows. */
export const SkeletonCards = ({ count, rows }: SkeletonCardsProps) => (
  <div>
    {Array.from({ length: count }, (_, position) => (
      <div key={position} className={styles.card}>
        <SkeletonProduct />
        <SkeletonRows count={rows} />
      </div>
    ))}
  </div>
);

interface SkeletonBoxesProps {
  /** Of each box: its height. */
  readonly className: string | undefined;
  /** Class of a title over them. */
  readonly title?: string | undefined;
}

/** Keeps the place of boxes to choose from. */
export function SkeletonBoxes({ className, title }: SkeletonBoxesProps) {
  const box = <Skeleton className={joinClasses(styles.box, className)} />;
  return (
    <div className={layout.stack}>
      {title && <Skeleton className={title} />}
      {box}
      {box}
      {box}
    </div>
  );
}
