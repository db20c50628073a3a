// Made by `npm run generate`, and by the build from the block packages that it takes in. Do not edit.
import type { Block } from '../template/block';
import type { Definitions } from './definition';
import { registry } from './registry';

/** Code of the blocks that a page has and has not loaded yet. */
export const load = (
  _blocks: readonly Block[],
  _isMissing: (block: Block) => boolean,
): Promise<Definitions> => Promise.resolve(registry);
