import { Skeleton } from '../../../ui/Skeleton';
import styles from './StatusSkeleton.module.css';

/** Keeps the place of the status picture and its words. */
export const StatusSkeleton = () => (
  <div className={styles.status}>
    <Skeleton className={styles.picture} />
    <Skeleton className={styles.name} />
    <Skeleton className={styles.text} />
  </div>
);
