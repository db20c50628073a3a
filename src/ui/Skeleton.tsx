import styles from './Skeleton.module.css';
import { joinClasses } from './joinClasses';

/** Keeps the place of what is still loading; its size comes from the class that it is given. */
export const Skeleton = ({ className }: { readonly className?: string | undefined }) => (
  <span className={joinClasses(styles.skeleton, className)} aria-hidden="true" />
);
