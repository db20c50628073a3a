import { SkeletonRows } from '../../../ui/borrower/SkeletonRows';
import { Skeleton } from '../../../ui/Skeleton';
import styles from './DetailsSkeleton.module.css';

/** Keeps the place of what was written, its rows, and the answer. */
export const DetailsSkeleton = () => (
  <>
    <div className={styles.words}>
      <Skeleton className={styles.title} />
      <Skeleton />
      <Skeleton />
      <SkeletonRows count={3} />
    </div>
    <Skeleton className={styles.answer} />
  </>
);
