import { ChevronRight, EyeOff, GripVertical, Link2, MessageSquare } from 'lucide-react';
import { createContext, memo, type MouseEvent, useContext, useDeferredValue, useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { type Key, type Selection, Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { joinClasses } from '../../../ui/joinClasses';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { useTranslate } from '../../../texts/TranslateContext';
import { useBlockActions } from '../model/useBlockActions';
import { everyEntry, type OutlineEntry, useOutline } from '../model/useOutline';
import { useWorkspace } from '../model/workspace';
import { revealField } from '../../library/fields/revealField';
import { typeLabel } from '../../kit/data/typeLabel';
import { ThreadsContext } from '../comments/OpenThreads';
import { BlocksOffContext } from '../model/BlocksOffContext';
import { useKnownSynced } from '../synced/useCopies';
import styles from './OutlinePanel.module.css';
import { holdersIn, isColumnRow, type OutlineRow, rowsOf } from './outlineRows';
import { useChosenIds } from '../model/useChosenBlocks';
import { useHiddenItems } from './useExperiments';
import { useOutlineDrag } from './useOutlineDrag';
import type { ShownTo } from '../model/blockLabels';
import { useShownTo } from '../model/useShownTo';

/** Items that the canvas does not show now. */
const HiddenItems = createContext<ReadonlySet<string>>(new Set());

/** The page and its blocks in order; choosing one brings it into view, dragging or Alt with an arrow moves it. */
export function OutlinePanel() {
  const translate = useTranslate();
  const { isReadOnly, isSection } = useWorkspace();
  const { select } = useBlockActions();
  const entries = useOutline();
  const chosen = useChosenIds();
  const hidden = useHiddenItems();
  const shownTo = useShownTo();
  // Behind the canvas, which a page is opened for: the rows cost as much as half of it.
  const isTreeDue = useDeferredValue(true, false);
  return (
    <nav
      className={styles.outline}
      aria-label={translate('editorEdit:screen.outline')}
      onClickCapture={(event) => {
        const rowId = rowOfVirtualPress(event);
        if (rowId === undefined) return;
        event.stopPropagation();
        select(rowId);
      }}
    >
      <button
        type="button"
        className={joinClasses(styles.row, styles.page)}
        aria-current={chosen.size === 0}
        onClick={() => select(undefined)}
      >
        {translate(isSection ? 'editorSynced:about' : 'editorEdit:block.pageFields')}
        <CommentCount blockId={null} />
      </button>
      <HiddenItems value={hidden}>
        {isTreeDue && <OutlineTree entries={entries} chosen={chosen} shownTo={shownTo} />}
      </HiddenItems>
      <p id="outline-help" className={styles.help}>
        {!isReadOnly && translate('editorEdit:blocks.outlineHelp')}
      </p>
    </nav>
  );
}

interface OutlineTreeProps {
  readonly entries: readonly OutlineEntry[];
  readonly chosen: ReadonlySet<string>;
  readonly shownTo: ShownTo;
}

/** The rows. Each drawing of the tree draws every row anew, so that nothing but what it shows may cause one. */
const OutlineTree = memo(function OutlineTree({ entries, chosen, shownTo }: OutlineTreeProps) {
  const translate = useTranslate();
  const { isReadOnly } = useWorkspace();
  const rows = useMemo(() => rowsOf(entries), [entries]);
  const holders = useMemo(() => holdersIn(rows), [rows]);
  const columns = useMemo(() => holders.filter(isColumnRow), [holders]);
  const [folded, setFolded] = useState<ReadonlySet<Key>>(new Set());
  const choose = useRowChoice(entries);
  const dragAndDropHooks = useOutlineDrag();
  if (rows.length === 0) return null;
  return (
    <Tree
      aria-label={translate('editorEdit:screen.outline')}
      aria-describedby="outline-help"
      className={styles.tree ?? ''}
      items={rows}
      selectionMode="multiple"
      selectionBehavior="replace"
      selectedKeys={chosen}
      onSelectionChange={choose}
      onAction={openFields}
      disabledKeys={columns}
      disabledBehavior="selection"
      expandedKeys={holders.filter((id) => !folded.has(id))}
      onExpandedChange={(open) => setFolded(new Set(holders.filter((id) => !open.has(id))))}
      dragAndDropHooks={dragAndDropHooks}
    >
      {(row) => <Row row={row} isReadOnly={isReadOnly} shownTo={shownTo} />}
    </Tree>
  );
});

/** Enter leads from a row to the fields of its block, which focus has chosen already. */
function openFields(): void {
  const first = document.querySelector<HTMLElement>('[data-path]')?.dataset.path;
  if (first !== undefined) revealField(first);
}

/**
 * The row that a screen reader pressed, which has neither mouse nor keys to say that one row alone is meant: the tree would
 * add it to those that are chosen.
 */
function rowOfVirtualPress({ detail, target, ctrlKey, metaKey, shiftKey }: MouseEvent): string | undefined {
  if (detail !== 0 || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return undefined;
  if (target.closest('button')) return undefined;
  const key = target.closest<HTMLElement>('[role="row"]')?.dataset.key;
  return key === undefined || isColumnRow(key) ? undefined : key;
}

/** What the tree says is chosen, as blocks; the newest of them comes into view. */
function useRowChoice(entries: readonly OutlineEntry[]): (keys: Selection) => void {
  const { choose, select, chosenIds } = useBlockActions();
  return (keys) => {
    const all = everyEntry(entries).map(({ itemId }) => itemId);
    const ids = keys === 'all' ? all : all.filter((id) => keys.has(id));
    const before = chosenIds();
    const lead = ids.find((id) => !before.has(id)) ?? ids.at(-1);
    if (lead === undefined) select(undefined);
    else choose(new Set(ids), lead);
  };
}

interface RowProps {
  readonly row: OutlineRow;
  readonly isReadOnly: boolean;
  readonly shownTo: ShownTo;
}

function Row({ row, isReadOnly, shownTo }: RowProps) {
  const translate = useTranslate();
  const told = row.kind === 'column' ? '' : shownTo(row.entry);
  const name =
    row.kind === 'column'
      ? translate('editorEdit:block.column', { number: row.number })
      : [typeLabel(row.entry.type, translate), row.entry.summary, told].filter(Boolean).join(' ');
  return (
    <TreeItem id={row.id} value={row} textValue={name} className={styles.row ?? ''}>
      <TreeItemContent>
        {({ hasChildItems }) => (
          <div className={styles.content}>
            {row.kind === 'block' && !isReadOnly && (
              <Button slot="drag" className={styles.grip ?? ''}>
                <GripVertical size={14} aria-hidden />
              </Button>
            )}
            {row.kind === 'column' && <span className={styles.noGrip} />}
            {hasChildItems && (
              <Button slot="chevron" className={styles.chevron ?? ''}>
                <ChevronRight size={14} aria-hidden />
              </Button>
            )}
            {row.kind === 'column' ? (
              <span className={styles.column}>{name}</span>
            ) : (
              <BlockRow row={row} told={told} />
            )}
          </div>
        )}
      </TreeItemContent>
      <Collection items={row.rows}>
        {(inner) => <Row row={inner} isReadOnly={isReadOnly} shownTo={shownTo} />}
      </Collection>
    </TreeItem>
  );
}

interface BlockRowProps {
  readonly row: OutlineRow & { readonly kind: 'block' };
  /** To whom it is shown; empty: to everybody. */
  readonly told: string;
}

function BlockRow({ row, told }: BlockRowProps) {
  const translate = useTranslate();
  const { type, summary, condition, variant, itemId, blockId, syncedId } = row.entry;
  const off = useContext(BlocksOffContext);
  const isHidden = useContext(HiddenItems).has(itemId);
  return (
    <>
      <span className={styles.words}>
        <span className={styles.begins}>
          <span className={styles.type}>{typeLabel(type, translate)}</span>
          <span className={styles.summary} translate="no">
            {summary}
          </span>
        </span>
        {told !== '' && (
          <span className={styles.told} title={told}>
            {told}
          </span>
        )}
      </span>
      {variant && (
        <span className={joinClasses(styles.group, !isHidden && styles.shown)} aria-hidden="true">
          {variant.group}
        </span>
      )}
      {syncedId !== undefined && <SyncedSign id={syncedId} />}
      <CommentCount blockId={blockId} />
      {off.has(blockId) && (
        <span
          className={styles.mark}
          role="img"
          aria-label={translate('editorEdit:block.off')}
          title={translate('editorEdit:block.off')}
        >
          <EyeOff size={14} aria-hidden />
        </span>
      )}
      {condition !== undefined && (
        <span
          className={styles.mark}
          role="img"
          aria-label={translate('editorEdit:block.conditional')}
          title={translate('editorEdit:block.conditional')}
        >
          ◈
        </span>
      )}
    </>
  );
}

/** Says that a block is part of a synced block; a mark whose synced block is gone says nothing. */
function SyncedSign({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const known = useKnownSynced()?.get(id);
  if (!known) return null;
  const label = translate('editorSynced:partOf', { name: known.name });
  return (
    <span className={joinClasses(styles.mark, styles.synced)} role="img" aria-label={label} title={label}>
      <Link2 size={14} aria-hidden />
    </span>
  );
}

/** How much is open about a block; the row leads there. */
function CommentCount({ blockId }: { readonly blockId: string | null }) {
  const translate = useTranslate();
  const count = useContext(ThreadsContext).get(blockId)?.length ?? 0;
  if (count === 0) return null;
  const label = translate('editorComments:mark', { count });
  return (
    <span className={joinClasses(styles.mark, styles.talk)} title={label}>
      <MessageSquare size={14} aria-hidden />
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
