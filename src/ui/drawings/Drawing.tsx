import type { ReactNode } from 'react';
import styles from './Drawing.module.css';

interface DrawingProps {
  /** Areas in the second tone. */
  readonly areas: ReactNode;
  /** Lines in the first. */
  readonly lines: ReactNode;
}

/** One of our two-tone line drawings, 160 by 120. It only decorates. */
export const Drawing = ({ areas, lines }: DrawingProps) => (
  <svg className={styles.drawing} viewBox="0 0 160 120" width="160" height="120" aria-hidden="true">
    <g className={styles.areas}>{areas}</g>
    <g className={styles.lines}>{lines}</g>
  </svg>
);
