import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { recordOf } from '../../kernel/record';
import { useTranslate } from '../../texts/TranslateContext';
import styles from '../palette/Palette.module.css';
import { toBlock } from '../puck/toPuck';
import { SaveSectionDialog } from '../sections/SaveSectionDialog';
import { Button } from '../ui/Button';
import { flushForms } from './openForms';
import { useBlockActions, useChosenItem } from './useBlockActions';
import { useWorkspace } from './workspace';

/** Keeps what is chosen on the page as a section. */
export function SaveChosen() {
  const translate = useTranslate();
  const { history } = useWorkspace();
  const { find } = useBlockActions();
  const chosen = useChosenItem();
  const [blocks, setBlocks] = useState<readonly unknown[]>();
  const read = (): void => {
    // What is being typed is part of it.
    flushForms();
    const item = chosen && find(chosen.props.id);
    if (item) setBlocks([toBlock(item)]);
  };
  return (
    <div className={styles.saving}>
      <Button icon={<BookmarkPlus size={16} aria-hidden />} isDisabled={!chosen} onPress={read}>
        {translate('editorPalette:sections.save')}
      </Button>
      {!chosen && <p className={styles.status}>{translate('editorPalette:sections.chooseFirst')}</p>}
      {blocks && (
        <SaveSectionDialog
          blocks={blocks}
          schemaVersion={recordOf(JSON.parse(history.text)).schemaVersion}
          onClosed={() => setBlocks(undefined)}
        />
      )}
    </div>
  );
}
