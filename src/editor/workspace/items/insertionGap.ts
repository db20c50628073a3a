import { blockFacts } from '../../../blocks/blockFacts';
import type { BlockFacts } from '../../../blocks/definition';
import type { BlockType } from '../../../template/block';
import type { EditorItem } from './editorData';
import { type Gap, gapAfter, pageList, topmostOf } from './itemTree';

const factsByType: Readonly<Record<string, BlockFacts<BlockType> | undefined>> = blockFacts;

const endsPage = ({ type }: EditorItem): boolean => factsByType[type]?.endsPage === true;

/** Where what is added goes: behind the chosen blocks; with none chosen at the end, above what ends the page, in all its variants. */
export function insertionGap(
  items: readonly EditorItem[],
  chosenIds: ReadonlySet<string>,
  added: readonly EditorItem[],
): Gap {
  const chosen = topmostOf(items, chosenIds).at(-1);
  if (chosen) return gapAfter(items, chosen.props.id);
  const index = added.every(endsPage) ? items.length : items.findLastIndex((item) => !endsPage(item)) + 1;
  return { ...pageList, index };
}
