import { createContext } from 'react';
import type { Block } from '../template/block';
import { allBlocks } from '../template/blockTree';
import { blockElementId } from './scrollToBlock';

/** HTML of the static blocks that the host drew: all that the page has of them, since their data stays on the host. */
export type HostMarkup = ReadonlyMap<Block, string>;

/**
 * Takes the HTML of static blocks out of a page before React comes to it, so that it can be drawn again when the visitor
 * comes back from another page.
 * @param staticIds blocks that were sent without their data; each id is that of one block
 */
export function readHostMarkup(
  document: Document,
  blocks: readonly Block[],
  staticIds: readonly string[],
): HostMarkup {
  const ids = new Set(staticIds);
  const markup = new Map<Block, string>();
  for (const block of allBlocks(blocks)) {
    const element = ids.has(block.id) ? document.getElementById(blockElementId(block.id)) : null;
    if (element) markup.set(block, element.innerHTML);
  }
  return markup;
}

/** Undefined: every block has its data. `drawnHere`: the browser draws the page, so no block waits to be hydrated. */
export const HostMarkupContext = createContext<HostMarkup | 'drawnHere' | undefined>(undefined);
