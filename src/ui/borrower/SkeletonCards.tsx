import styles from './SkeletonCards.module.css';
import { SkeletonProduct, SkeletonRows } from './SkeletonRows';

/** Keeps the place of a list of cards, each with a product and two rows. */
export const SkeletonCards = ({ count }: { readonly count: number }) => (
  <div>
    {Array.from({ length: count }, (_, position) => (
      <div key={position} className={styles.card}>
        <SkeletonProduct />
        <SkeletonRows count={2} />
      </div>
    ))}
  </div>
);
