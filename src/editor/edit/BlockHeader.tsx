import { ArrowDown, ArrowLeft, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { IconButton } from '../fields/IconButton';
import type { EditorItem } from '../puck/editorData';
import styles from './FieldsPanel.module.css';
import { typeLabel } from './useOutline';
import { useBlockActions } from './useBlockActions';
import { useWorkspace } from './WorkspaceContext';

interface BlockHeaderProps {
  readonly itemId: string;
  readonly type: EditorItem['type'];
}

/** Which block the fields belong to, and what can be done to it without a mouse. */
export const BlockHeader = memo(function BlockHeader({ itemId: id, type }: BlockHeaderProps) {
  const translate = useTranslate();
  const { isReadOnly } = useWorkspace();
  const { select, move, double, remove } = useBlockActions();
  return (
    <header className={styles.header}>
      <IconButton
        Icon={ArrowLeft}
        label={translate('editorEdit:block.back')}
        onPress={() => select(undefined)}
      />
      <h2 className={styles.title}>{typeLabel(type, translate)}</h2>
      {!isReadOnly && (
        <>
          <IconButton Icon={ArrowUp} label={translate('editorEdit:block.up')} onPress={() => move(id, -1)} />
          <IconButton
            Icon={ArrowDown}
            label={translate('editorEdit:block.down')}
            onPress={() => move(id, 1)}
          />
          <IconButton Icon={Copy} label={translate('editorEdit:block.double')} onPress={() => double(id)} />
          <IconButton Icon={Trash2} label={translate('editorEdit:block.remove')} onPress={() => remove(id)} />
        </>
      )}
    </header>
  );
});
