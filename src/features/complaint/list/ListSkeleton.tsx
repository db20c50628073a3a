import { Skeleton } from '../../../ui/Skeleton';
import styles from './ListSkeleton.module.css';

/** Keeps the place of the tabs and of the complaints below them. */
export const ListSkeleton = () => (
  <div>
    <div className={styles.tabs}>
      <Skeleton className={styles.tab} />
    </div>
    <div className={styles.items}>
      {[0, 1].map((position) => (
        <div key={position} className={styles.item}>
          <Skeleton className={styles.type} />
          <Skeleton />
          <Skeleton className={styles.time} />
        </div>
      ))}
    </div>
  </div>
);
