import { useTranslate } from '../../texts/TranslateContext';
import styles from './CanvasBlock.module.css';

/** Stands below a block whose list has no entry yet: visitors see nothing of it, and a mouse needs something to press. */
export function EmptyBlock() {
  const translate = useTranslate();
  return <p className={styles.hollow}>{translate('editorEdit:block.hollow')}</p>;
}
