import { useId, type ReactNode } from 'react';
import { SectionTitle } from '../../ui/borrower/ScreenFrame';
import styles from './DevPreview.module.css';

/** One thing to try out, under its name. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      {children}
    </section>
  );
}
