import { type ReactNode, useId } from 'react';
import { joinClasses } from '../ui/joinClasses';
import styles from './Section.module.css';

interface SectionProps {
  /** Without it the section is a plain group. */
  readonly title?: string | undefined;
  /** A tinted band over the whole width of the page. */
  readonly isBand?: boolean;
  /** Of what holds the children. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of most blocks: gutters, reading width, an `h2`. */
export function Section({ title, isBand = false, className, children }: SectionProps) {
  const titleId = useId();
  const classes = joinClasses(styles.section, isBand && styles.band);
  if (!title) return <div className={joinClasses(classes, className)}>{children}</div>;
  return (
    <section className={classes} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {className ? <div className={className}>{children}</div> : children}
    </section>
  );
}
