import { ArrowDown, ArrowLeft, ArrowUp, Copy, Ellipsis, Trash2 } from 'lucide-react';
import { useTranslate } from '../../texts/TranslateContext';
import { useBlockActions } from '../edit/useBlockActions';
import { useCommentActions } from '../comments/useCommenting';
import styles from '../edit/FieldsPanel.module.css';
import { useWorkspace } from '../edit/workspace';
import { IconButton } from '../fields/IconButton';
import { Menu, type MenuEntry } from '../ui/Menu';
import { readBlocks, writeBlocks } from './blockClipboard';
import { useBlockCommands } from './useBlockCommands';
import { useSavingSection } from './useSavingSection';

interface BlockToolbarProps {
  readonly title: string;
  /** The chosen blocks are a copy of a synced block: no variant is made of them, and they are kept already. */
  readonly isCopy?: boolean;
}

/** What can be done to the chosen blocks, without a keyboard too. */
export function BlockToolbar({ title, isCopy = false }: BlockToolbarProps) {
  const translate = useTranslate();
  const { isReadOnly } = useWorkspace();
  const { select } = useBlockActions();
  const { move, duplicate, remove } = useBlockCommands();
  return (
    <header className={styles.header}>
      <IconButton
        Icon={ArrowLeft}
        label={translate('editorEdit:block.back')}
        onPress={() => select(undefined)}
      />
      <h2 className={styles.title} title={title}>
        {title}
      </h2>
      {!isReadOnly && (
        <>
          <IconButton Icon={ArrowUp} label={translate('editorEdit:block.up')} onPress={() => move('up')} />
          <IconButton
            Icon={ArrowDown}
            label={translate('editorEdit:block.down')}
            onPress={() => move('down')}
          />
          <IconButton Icon={Copy} label={translate('editorEdit:block.double')} onPress={duplicate} />
          <IconButton Icon={Trash2} label={translate('editorEdit:block.remove')} onPress={remove} />
        </>
      )}
      <MoreMenu isCopy={isCopy} />
    </header>
  );
}

function MoreMenu({ isCopy }: { readonly isCopy: boolean }) {
  const translate = useTranslate();
  const { isReadOnly, isSection } = useWorkspace();
  const { copy, cut, paste, sayNothingToPaste, makeVariant } = useBlockCommands();
  const { ask, dialog } = useSavingSection();
  const take = (text: string | undefined): void => {
    if (text !== undefined) void writeBlocks(text);
  };
  const { write } = useCommentActions();
  const entries: readonly MenuEntry[] = [
    ...(isSection ? [] : [{ id: 'comment', label: translate('editorComments:onBlock'), onChosen: write }]),
    { id: 'copy', label: translate('editorEdit:blocks.copy'), onChosen: () => take(copy()) },
    ...(isReadOnly
      ? []
      : [
          { id: 'cut', label: translate('editorEdit:blocks.cutAction'), onChosen: () => take(cut()) },
          {
            id: 'paste',
            label: translate('editorEdit:blocks.paste'),
            onChosen: () => void readBlocks().then((text) => paste(text) || sayNothingToPaste()),
          },
        ]),
    ...(isReadOnly || isCopy
      ? []
      : [
          ...(isSection
            ? []
            : [{ id: 'variant', label: translate('editorEdit:experiment.make'), onChosen: makeVariant }]),
          { id: 'section', label: translate('editorPalette:sections.save'), onChosen: ask },
        ]),
  ];
  return (
    <>
      <Menu
        label={translate('editorEdit:blocks.more')}
        face={<Ellipsis size={16} aria-hidden />}
        entries={entries}
      />
      {dialog}
    </>
  );
}
