import { Skeleton } from '../../ui/Skeleton';
import styles from './ServiceSkeleton.module.css';

/** Keeps the place of the ways to the service. */
export const ServiceSkeleton = () => (
  <div className={styles.ways}>
    <Skeleton className={styles.lead} />
    <Skeleton className={styles.way} />
    <Skeleton className={styles.way} />
    <Skeleton className={styles.way} />
  </div>
);
