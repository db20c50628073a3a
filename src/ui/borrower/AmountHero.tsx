import type { ReactNode } from 'react';
import { Figures } from '../Figures';
import { joinClasses } from '../joinClasses';
import layout from './layout.module.css';
import styles from './AmountHero.module.css';

interface AmountHeroProps {
  readonly label: string;
  /** Ready to show, with its sign. */
  readonly amount: string;
  /** What it is made of, or when it is due. */
  readonly note?: ReactNode;
  readonly testId?: string | undefined;
}

/** Longer amounts than this many characters are set smaller, so that they keep to one line. */
const roomyLength = 13;

/** The largest thing on a loan screen. */
export const AmountHero = ({ label, amount, note, testId }: AmountHeroProps) => (
  <section className={styles.hero}>
    <p className={layout.aside}>{label}</p>
    <p
      className={joinClasses(styles.amount, amount.length > roomyLength && styles.long)}
      data-testid={testId}
      translate="no"
    >
      {amount}
    </p>
    {note !== undefined && (
      <div className={styles.note}>
        <Figures in={note} />
      </div>
    )}
  </section>
);
