import type { ReactNode } from 'react';
import styles from './SectionTitle.module.css';

/** Heading of a part of a screen. */
export const SectionTitle = ({ id, children }: { readonly id?: string; readonly children: ReactNode }) => (
  <h2 id={id} className={styles.title}>
    {children}
  </h2>
);
