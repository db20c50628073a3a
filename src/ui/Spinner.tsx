import styles from './Spinner.module.css';

/** Work under way. Says nothing: the control around it carries `aria-busy` and a name. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;
