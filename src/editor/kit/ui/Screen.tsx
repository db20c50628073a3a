import { useEffect, useRef, useState, type ReactNode, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { joinClasses } from '../../../ui/joinClasses';
import styles from './Screen.module.css';

interface ScreenProps {
  readonly title: string;
  /** What it is about, where the title alone does not say it; for the window's name. */
  readonly about?: string | undefined;
  /** Above the title, such as the way back. */
  readonly above?: ReactNode;
  readonly description?: ReactNode;
  /** Beside the title: what can be done here. */
  readonly actions?: ReactNode;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** The address that the document was opened with has this key. */
const firstKey = 'default';

/** A management screen: its title names the document, and has the focus when another screen led here. */
export function Screen({
  title,
  about = '',
  above,
  description,
  actions,
  isWide = false,
  children,
}: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // As the screen was opened: what changes in the address while it is shown moves no focus.
  const [ledHere] = useState(useLocation().key !== firstKey);
  useEffect(() => {
    if (ledHere) heading.current?.focus();
  }, [ledHere]);
  useEffect(() => {
    document.title = [title, about, 'Vitrina'].filter(Boolean).join(' · ');
  }, [title, about]);
  return (
    <main className={joinClasses(styles.screen, isWide && styles.wide)}>
      {above}
      <header className={styles.header}>
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </main>
  );
}

interface SectionProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly children: ReactNode;
}

export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.sectionTitle}>
          {title}
        </h2>
        {text !== undefined && <p className={styles.sectionText}>{text}</p>}
      </div>
      {children}
    </section>
  );
}
