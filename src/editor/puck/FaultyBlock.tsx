import { useTranslate } from '../../texts/TranslateContext';
import styles from './CanvasBlock.module.css';

/** Stands where a block is that visitors don't see; the check panel says what to mend, in the words of the editor. */
export function FaultyBlock() {
  const translate = useTranslate();
  return (
    <div className={styles.faulty}>
      <p className={styles.faultyTitle}>{translate('editorEdit:block.faulty')}</p>
      <p>{translate('editorEdit:block.faultyHelp')}</p>
    </div>
  );
}
