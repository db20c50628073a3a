import { SkeletonAmount, SkeletonProduct, SkeletonRows } from '../../ui/borrower/SkeletonRows';
import { Skeleton } from '../../ui/Skeleton';
import styles from './RepaySkeleton.module.css';

/** Keeps the place of a repayment screen: product, amount, rows, ways to pay. */
export const RepaySkeleton = () => (
  <>
    <SkeletonProduct />
    <SkeletonAmount />
    <SkeletonRows count={2} />
    <div className={styles.channels}>
      <Skeleton className={styles.channel} />
      <Skeleton className={styles.channel} />
      <Skeleton className={styles.channel} />
    </div>
  </>
);

/** Keeps the place of the instructions: amount, text, code. */
export const InstructionsSkeleton = () => (
  <>
    <SkeletonAmount />
    <SkeletonRows count={1} />
    <Skeleton className={styles.code} />
    <SkeletonRows count={2} />
  </>
);
