import { useTranslate } from '../../texts/TranslateContext';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './states.module.css';

/** Keeps the place of rows that are still on their way. */
export function LoadingRows({ rows = 5 }: { readonly rows?: number }) {
  const translate = useTranslate();
  return (
    <div className={styles.working} aria-busy="true">
      <p role="status">
        <VisuallyHidden>{translate('editor:loading')}</VisuallyHidden>
      </p>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className={styles.bar} />
      ))}
    </div>
  );
}
