import { useTranslate } from '../../texts/TranslateContext';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './ListScreen.module.css';

const cards = 5;

export function LoadingCards() {
  const translate = useTranslate();
  return (
    <div className={styles.cards} aria-busy="true">
      <VisuallyHidden>{translate('editor:loading')}</VisuallyHidden>
      {Array.from({ length: cards }, (_, card) => (
        <Skeleton key={card} className={styles.ghost} />
      ))}
    </div>
  );
}
