import { useId, type ReactNode } from 'react';
import { SectionTitle } from '../../ui/borrower/ScreenFrame';
import layout from '../../ui/borrower/layout.module.css';

/** One thing to try out, under its name. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={layout.looseStack} aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      {children}
    </section>
  );
}
