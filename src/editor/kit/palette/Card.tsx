import type { ReactNode } from 'react';
import styles from './Palette.module.css';

interface CardProps {
  readonly drawing: ReactNode;
  readonly name: string;
  /** What it is for, or whose it is, in a few words. */
  readonly note: string;
}

/** The face of something that can be put on the page. */
export const Card = ({ drawing, name, note }: CardProps) => (
  <span className={styles.card}>
    <span className={styles.picture}>{drawing}</span>
    <span className={styles.name}>{name}</span>
    <span className={styles.note}>{note}</span>
  </span>
);
