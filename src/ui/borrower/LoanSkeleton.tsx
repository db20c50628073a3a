import { Skeleton } from '../Skeleton';
import { DetailRows } from './DetailRows';
import styles from './LoanStatus.module.css';
import { ProductHeader } from './ProductHeader';
import { SkeletonProduct, SkeletonRows } from './SkeletonRows';

interface LoanSkeletonProps {
  /** What a list of loans said of it already. */
  readonly known?:
    | {
        readonly name: string;
        readonly logo: string | null | undefined;
        readonly status: string;
        readonly rows: readonly { readonly name: string; readonly value: string }[];
      }
    | undefined;
}

/** As many as a loan mostly has above the fold. */
const rowCount = 5;

/** Keeps the place of a loan; what is known of it stands there at once. */
export const LoanSkeleton = ({ known }: LoanSkeletonProps) => (
  <>
    <div className={styles.status}>
      <Skeleton className={styles.picture} />
      {known?.status ? (
        <h2 className={styles.name}>{known.status}</h2>
      ) : (
        <Skeleton className={styles.awaitedName} />
      )}
      <Skeleton className={styles.awaitedText} />
    </div>
    {known ? <ProductHeader name={known.name} logo={known.logo} /> : <SkeletonProduct />}
    <div>
      {known && <DetailRows rows={known.rows} />}
      <SkeletonRows count={Math.max(1, rowCount - (known?.rows.length ?? 0))} />
    </div>
  </>
);
