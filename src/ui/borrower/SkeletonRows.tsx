import { Skeleton } from '../Skeleton';
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
