import styles from './SkeletonCards.module.css';
import { SkeletonProduct, SkeletonRows } from './SkeletonRows';

interface SkeletonCardsProps {
  readonly count: number;
  /** Of each card. */
  readonly rows: number;
}

/** Keeps the place of a list of cards, each with a product and its rows. */
export const SkeletonCards = ({ count, rows }: SkeletonCardsProps) => (
  <div>
    {Array.from({ length: count }, (_, position) => (
      <div key={position} className={styles.card}>
        <SkeletonProduct />
        <SkeletonRows count={rows} />
      </div>
    ))}
  </div>
);
