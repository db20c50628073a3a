import styles from './VitrinaMark.module.css';

/** The product's name with its mark: a shop window with something in it. */
export const VitrinaMark = () => (
  <span className={styles.mark}>
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <rect x="2" y="2" width="20" height="20" rx="5" className={styles.window} />
      <path d="M6.5 7l5.5 10 5.5-10" className={styles.letter} />
    </svg>
    {/* A name, the same in every language. */}
    <span translate="no">{'Vitrina'}</span>
  </span>
);
