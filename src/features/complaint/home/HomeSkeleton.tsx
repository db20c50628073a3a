import { SkeletonProduct, SkeletonRows } from '../../../ui/borrower/SkeletonRows';
import { Skeleton } from '../../../ui/Skeleton';
import styles from './HomeSkeleton.module.css';

/** Keeps the place of an order and three questions. */
export const HomeSkeleton = () => (
  <>
    <div className={styles.order}>
      <SkeletonProduct />
      <SkeletonRows count={3} />
    </div>
    <div className={styles.tiles}>
      <Skeleton className={styles.title} />
      <Skeleton className={styles.tile} />
      <Skeleton className={styles.tile} />
      <Skeleton className={styles.tile} />
    </div>
  </>
);
