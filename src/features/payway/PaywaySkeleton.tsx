import { SkeletonAmount } from '../../ui/borrower/SkeletonRows';
import { Skeleton } from '../../ui/Skeleton';
import styles from './PaywaySkeleton.module.css';

/** Keeps the place of the amount and the cards. */
export const PaywaySkeleton = () => (
  <>
    <SkeletonAmount />
    <div className={styles.cards}>
      <Skeleton className={styles.title} />
      <Skeleton className={styles.card} />
      <Skeleton className={styles.card} />
      <Skeleton className={styles.card} />
    </div>
  </>
);
