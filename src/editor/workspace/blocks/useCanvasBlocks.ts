import { useEffect } from 'react';
import { useBlockActions } from '../model/useBlockActions';
import { useWorkspace } from '../model/workspace';
import { ownsItsKeys } from '../../kit/ui/keyTarget';
import { everyItem } from '../items/itemTree';
import { useBlockKeys } from './useBlockKeys';
import { useBlockNames } from './useBlockNames';
import { useChosenIds } from '../model/useChosenBlocks';
import { useEdgeScroll } from './useEdgeScroll';
import { useTranslate } from '../../../texts/TranslateContext';
import { useFramedCopies } from '../synced/useCopies';
import { useHiddenItems } from './useExperiments';

const blockOf = (itemId: string): string => `[data-puck-component="${CSS.escape(itemId)}"]`;

/** A calm frame around a copy of a synced block, with its name above: what it says to the eye, its fields say in words. */
function frameRules(blocks: readonly string[], name: string): string {
  const [first = ''] = blocks;
  const sides = 'inset 3px 0 #6f93c4,inset -3px 0 #6f93c4';
  const title = `content:"${name.replaceAll(/[\\"\n]/g, ' ')}"`;
  return (
    `${blocks.join(',')}{position:relative}` +
    blocks
      .map(
        (block) =>
          `${block}::after{content:"";position:absolute;inset:0;box-shadow:${sides};pointer-events:none}`,
      )
      .join('') +
    `${first}::before{${title};display:block;padding:4px 10px;background:#e4ecf7;color:#1d3f72;font:600 12px/1.4 system-ui,sans-serif}`
  );
}

/** Styles of single blocks on the canvas, in a sheet of their own: nothing of a block is drawn again for them. */
function addRules(frame: Document, rules: string): () => void {
  if (!frame.defaultView || rules === '') return () => undefined;
  const sheet = new frame.defaultView.CSSStyleSheet();
  sheet.replaceSync(rules);
  frame.adoptedStyleSheets = [...frame.adoptedStyleSheets, sheet];
  return () => {
    frame.adoptedStyleSheets = frame.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

/** The chosen blocks after a press with Control (one more or less) or Shift (all from the last one to here). */
export function choiceAfter(
  chosen: ReadonlySet<string>,
  { order, lead, pressed, isRange }: Press,
): ReadonlySet<string> {
  if (!isRange || lead === undefined) {
    const next = new Set(chosen);
    if (!next.delete(pressed)) next.add(pressed);
    return next;
  }
  const [from = 0, to = 0] = [order.indexOf(lead), order.indexOf(pressed)].sort((one, other) => one - other);
  return new Set(order.slice(Math.max(0, from), to + 1));
}

interface Press {
  /** All items in reading order. */
  readonly order: readonly string[];
  readonly lead: string | undefined;
  readonly pressed: string;
  readonly isRange: boolean;
}

/** Presses with Shift or Control choose several blocks; Puck, which knows one, does not hear of them. */
function useSeveral(frame: Document | undefined): void {
  const { select, choose, chosenIds, chosenId, items } = useBlockActions();
  const { selection } = useWorkspace();
  useEffect(() => {
    const view = frame?.defaultView;
    if (!view) return;
    const handlePress = (event: MouseEvent): void => {
      const { target, shiftKey: isRange, ctrlKey, metaKey } = event;
      if (target === null || !('closest' in target) || ownsItsKeys(target)) return;
      const pressed = (target as Element)
        .closest('[data-puck-component]')
        ?.getAttribute('data-puck-component');
      if (pressed === null || pressed === undefined) return;
      // Alone again, also where it was one of several.
      if (!isRange && !ctrlKey && !metaKey) return selection.choose(new Set([pressed]));
      event.preventDefault();
      event.stopPropagation();
      const order = everyItem(items()).map(({ props }) => props.id);
      const lead = chosenId();
      const next = choiceAfter(chosenIds(), { order, lead, pressed, isRange });
      const shown = next.has(pressed) ? pressed : [...next].at(-1);
      if (shown === undefined) select(undefined);
      // A range is measured from where it began.
      else choose(next, isRange && lead !== undefined ? lead : shown);
    };
    view.addEventListener('click', handlePress, true);
    return () => view.removeEventListener('click', handlePress, true);
  }, [frame, select, choose, chosenIds, chosenId, items, selection]);
}

/** What the canvas adds to Puck's: names of blocks, keys, several chosen blocks, one variant at a time, scrolling while dragging. */
export function useCanvasBlocks(frame: Document | undefined): void {
  const chosen = useChosenIds();
  const hidden = useHiddenItems();
  const copies = useFramedCopies();
  const translate = useTranslate();
  const marked = chosen.size > 1 ? [...chosen] : [];
  const rules = [
    ...copies.map(({ name = translate('editorSynced:unnamed'), itemIds }) =>
      frameRules(itemIds.map(blockOf), translate('editorSynced:frame', { name })),
    ),
    ...marked.map(
      (id) => `${blockOf(id)}{outline:2px solid var(--puck-color-selection-border);outline-offset:-2px}`,
    ),
    ...[...hidden].map((id) => `${blockOf(id)}{display:none!important}`),
  ].join('');
  useEffect(() => (frame ? addRules(frame, rules) : undefined), [frame, rules]);
  useBlockKeys(frame?.defaultView);
  useBlockNames(frame);
  useSeveral(frame);
  useEdgeScroll(frame);
}
