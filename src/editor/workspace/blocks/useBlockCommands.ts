import { useCallback, useMemo } from 'react';
import { useBlockActions, type BlockActions } from '../model/useBlockActions';
import { typeLabel } from '../../kit/data/typeLabel';
import { type Workspace, useWorkspace } from '../model/workspace';
import { isInCopy, withWholeCopies } from '../items/syncedItems';
import { toBlock } from '../items/toPuck';
import type { Translate } from '../../../texts/textKey';
import { useTranslate } from '../../../texts/TranslateContext';
import { announce } from '../../kit/ui/Announcer';
import { clipboardTextOf, readClipboardText } from '../items/clipboardText';
import { withNewVariant } from '../items/experiments';
import { type Gap, topmostOf, withoutItems } from '../items/itemTree';
import { gapTowards, type MoveDirection, moveItems, spokenPlaceOf } from '../items/moveItems';

/** What keys and buttons do to the chosen blocks: each is one step of the history, and is announced to screen readers. */
export interface BlockCommands {
  /** Text for the clipboard; undefined: no block is chosen. */
  readonly copy: () => string | undefined;
  readonly cut: () => string | undefined;
  /** Puts blocks below the chosen ones; a text that is no blocks is left alone: false. */
  readonly paste: (text: string) => boolean;
  /** Says that there was nothing to paste. */
  readonly sayNothingToPaste: () => void;
  readonly duplicate: () => void;
  readonly remove: () => void;
  readonly move: (direction: MoveDirection) => void;
  readonly moveTo: (itemIds: ReadonlySet<string>, gap: Gap) => void;
  readonly makeVariant: () => void;
}

type Say = (key: Parameters<Translate>[0], parameters?: Parameters<Translate>[1]) => void;

const idsOf = (items: ReturnType<typeof topmostOf>): ReadonlySet<string> =>
  new Set(items.map(({ props }) => props.id));

/** One block by its type, several by their number. */
function nameOfBlocks(actions: BlockActions, itemIds: ReadonlySet<string>, translate: Translate): string {
  const [first, ...others] = topmostOf(actions.items(), itemIds);
  if (others.length > 0) return translate('editorEdit:blocks.several', { count: others.length + 1 });
  return first ? typeLabel(first.type, translate) : '';
}

/** Tells where the blocks stand now. */
function sayPlace(actions: BlockActions, itemIds: ReadonlySet<string>, translate: Translate): void {
  const [first] = topmostOf(actions.items(), itemIds);
  const place = first && spokenPlaceOf(actions.items(), first.props.id);
  if (!place) return;
  const { position, total, column } = place;
  const name = nameOfBlocks(actions, itemIds, translate);
  announce(
    column === undefined
      ? translate('editorEdit:blocks.moved', { name, position, total })
      : translate('editorEdit:blocks.movedIntoColumn', { name, position, total, column }),
  );
}

function clipboardCommands(actions: BlockActions, isReadOnly: boolean, say: Say) {
  const { items, chosenIds, change, insert } = actions;
  const take = (isCut: boolean): string | undefined => {
    const chosen = topmostOf(items(), chosenIds());
    if (chosen.length === 0) return undefined;
    const text = clipboardTextOf({ blocks: chosen.map(toBlock), isCut });
    if (isCut) change((all) => withoutItems(all, idsOf(chosen)), undefined);
    say(isCut ? 'editorEdit:blocks.cut' : 'editorEdit:blocks.copied', { count: chosen.length });
    return text;
  };
  const paste = (text: string): boolean => {
    const content = readClipboardText(text);
    if (content.kind === 'foreign' || isReadOnly) return false;
    if (content.kind === 'refused') {
      say(`editorEdit:blocks.refused.${content.reason}`);
      return true;
    }
    const added = insert(content.blocks, content.isCut);
    if (content.refused === 0) say('editorEdit:blocks.pasted', { count: added.length });
    else say('editorEdit:blocks.pastedInPart', { count: content.refused });
    return true;
  };
  return {
    copy: () => take(false),
    cut: () => (isReadOnly ? undefined : take(true)),
    paste,
    sayNothingToPaste: () => say('editorEdit:blocks.nothingToPaste'),
  };
}

function blockCommands(
  actions: BlockActions,
  { isReadOnly, shownGroups, synced }: Pick<Workspace, 'isReadOnly' | 'shownGroups' | 'synced'>,
  translate: Translate,
): BlockCommands {
  const { items, chosenIds, change, insert } = actions;
  const say: Say = (...words) => announce(translate(...words));
  const moveTo = (given: ReadonlySet<string>, gap: Gap | undefined): void => {
    const itemIds = withWholeCopies(items(), given, synced.isSynced);
    if (itemIds.size === 0) return;
    const isOpen = gap !== undefined && !isInCopy(items(), gap.holder, synced.isSynced);
    const isMoved = isOpen && change((all) => moveItems(all, itemIds, gap), itemIds);
    if (isMoved) sayPlace(actions, itemIds, translate);
    else say('editorEdit:blocks.cannotMove');
  };
  return {
    ...clipboardCommands(actions, isReadOnly, say),
    moveTo,
    move: (direction) => {
      if (!isReadOnly) moveTo(chosenIds(), gapTowards(items(), chosenIds(), direction));
    },
    duplicate: () => {
      const chosen = topmostOf(items(), chosenIds());
      if (chosen.length === 0 || isReadOnly) return;
      const added = insert(chosen.map(toBlock));
      say('editorEdit:blocks.duplicated', { count: added.length });
    },
    remove: () => {
      const chosen = topmostOf(items(), chosenIds());
      if (chosen.length === 0 || isReadOnly) return;
      change((all) => withoutItems(all, idsOf(chosen)), undefined);
      say('editorEdit:blocks.removed', { count: chosen.length });
    },
    makeVariant: () => {
      const base = translate('editorEdit:experiment.base');
      const made = isReadOnly ? undefined : withNewVariant(items(), chosenIds(), base);
      if (!made) return;
      shownGroups.show(made.experiment, made.group);
      change(() => made.items, new Set(made.itemIds));
      say('editorEdit:experiment.made', { group: made.group });
    },
  };
}

export function useBlockCommands(): BlockCommands {
  const translate = useTranslate();
  const actions = useBlockActions();
  const { isReadOnly, shownGroups, synced } = useWorkspace();
  return useMemo(
    () => blockCommands(actions, { isReadOnly, shownGroups, synced }, translate),
    [actions, isReadOnly, shownGroups, synced, translate],
  );
}

/** What blocks are called when something is said of them. */
export function useBlocksName(): (itemIds: ReadonlySet<string>) => string {
  const translate = useTranslate();
  const actions = useBlockActions();
  return (itemIds) => nameOfBlocks(actions, itemIds, translate);
}

export function useAnnouncePlace(): (itemIds: ReadonlySet<string>) => void {
  const translate = useTranslate();
  const actions = useBlockActions();
  return useCallback((itemIds) => sayPlace(actions, itemIds, translate), [actions, translate]);
}
