import { ArrowDown, ArrowUp, Copy, Ellipsis, MessageSquarePlus, Trash2 } from 'lucide-react';
import { useCommentActions } from '../comments/useCommenting';
import { useBlockActions, useChosenItem } from '../model/useBlockActions';
import { useWorkspace } from '../model/workspace';
import { IconButton, WordedIcon } from '../../kit/ui/IconButton';
import { useTranslate } from '../../../texts/TranslateContext';
import { type EditorItem, useEditorPuck } from '../items/editorData';
import { Menu, type MenuEntry } from '../../kit/ui/Menu';
import { readBlocks, writeBlocks } from './blockClipboard';
import { findPlaced } from '../items/itemTree';
import { useBlockCommands } from './useBlockCommands';
import { useSavingSection } from './useSavingSection';

interface BlockToolsProps {
  /** The chosen blocks are a copy of a synced block: no variant is made of them, and they are kept already. */
  readonly isCopy: boolean;
  /** Each has its word below its drawing. */
  readonly hasWords?: boolean;
}

/** What can be done to the chosen blocks, without a keyboard too. They stand beside the page and never over it. */
export function BlockTools({ isCopy, hasWords = false }: BlockToolsProps) {
  const translate = useTranslate();
  const { isReadOnly, isSection } = useWorkspace();
  const { move, duplicate, remove } = useBlockCommands();
  const { write } = useCommentActions();
  const wordOf = (tool: 'comment' | 'up' | 'down' | 'double' | 'remove'): string | undefined =>
    hasWords ? translate(`editorEdit:block.word.${tool}`) : undefined;
  return (
    <>
      {!isSection && (
        <IconButton
          Icon={MessageSquarePlus}
          label={translate('editorComments:onBlock')}
          word={wordOf('comment')}
          onPress={write}
        />
      )}
      {!isReadOnly && (
        <>
          <IconButton
            Icon={ArrowUp}
            label={translate('editorEdit:block.up')}
            word={wordOf('up')}
            onPress={() => move('up')}
          />
          <IconButton
            Icon={ArrowDown}
            label={translate('editorEdit:block.down')}
            word={wordOf('down')}
            onPress={() => move('down')}
          />
          <IconButton
            Icon={Copy}
            label={translate('editorEdit:block.double')}
            word={wordOf('double')}
            onPress={duplicate}
          />
          <IconButton
            Icon={Trash2}
            label={translate('editorEdit:block.remove')}
            word={wordOf('remove')}
            onPress={remove}
          />
        </>
      )}
      <MoreMenu isCopy={isCopy} hasWords={hasWords} />
    </>
  );
}

/** Chooses the block around the chosen one; nothing where it stands on the page itself. */
function useParentEntry(): readonly MenuEntry[] {
  const translate = useTranslate();
  const { select } = useBlockActions();
  const chosen = useChosenItem()?.props.id;
  const holder = useEditorPuck(({ appState }) =>
    chosen === undefined
      ? undefined
      : findPlaced(appState.data.content as readonly EditorItem[], chosen)?.holder,
  );
  if (holder === undefined) return [];
  const label = translate('editorEdit:puck.selectParent');
  return [{ id: 'parent', label, onChosen: () => select(holder) }];
}

function MoreMenu({ isCopy, hasWords = false }: BlockToolsProps) {
  const translate = useTranslate();
  const { isReadOnly, isSection } = useWorkspace();
  const { copy, cut, paste, sayNothingToPaste, makeVariant } = useBlockCommands();
  const { ask, dialog } = useSavingSection();
  const parent = useParentEntry();
  const take = (text: string | undefined): void => {
    if (text !== undefined) void writeBlocks(text);
  };
  const entries: readonly MenuEntry[] = [
    ...parent,
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
        face={
          <WordedIcon Icon={Ellipsis} word={hasWords ? translate('editorEdit:block.word.more') : undefined} />
        }
        entries={entries}
      />
      {dialog}
    </>
  );
}
