import { useTranslate } from '../../../texts/TranslateContext';
import styles from './Workspace.module.css';
import { useChosenCopy } from '../synced/useCopies';
import { BlockTools } from '../blocks/BlockTools';
import { useChosenIds } from '../model/useChosenBlocks';

/** Where one part is shown at a time: what can be done to the chosen blocks, below each of them, with words. */
export function BlockBar() {
  const translate = useTranslate();
  const { size } = useChosenIds();
  const copy = useChosenCopy();
  if (size === 0) return null;
  return (
    <div className={styles.blockBar} role="group" aria-label={translate('editorEdit:blocks.tools')}>
      <BlockTools isCopy={copy !== undefined} hasWords />
    </div>
  );
}
