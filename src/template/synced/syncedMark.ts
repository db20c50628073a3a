import { isRecord } from '../../kernel/record';
import { mapBlocks } from '../blockTree';

/** What says that a block is a copy of one of a synced block. */
export interface SyncedMark {
  readonly id: string;
  /** Of the synced block that it was made from. */
  readonly version: number;
  /** Id of the block within the synced block; on its page it has one of its own. */
  readonly block: string;
}

/** The mark of a block; undefined where it has none, or one that says nothing. */
export function markOf(block: unknown): SyncedMark | undefined {
  const mark = isRecord(block) ? block.synced : undefined;
  if (!isRecord(mark)) return undefined;
  const { id, version, block: origin } = mark;
  const isWhole = typeof id === 'string' && typeof version === 'number' && typeof origin === 'string';
  return isWhole ? { id, version, block: origin } : undefined;
}

function unmarked(block: unknown): unknown {
  if (!isRecord(block) || !Object.hasOwn(block, 'synced')) return block;
  const { synced: _mark, ...rest } = block;
  return rest;
}

/** Blocks that belong to their page alone again. */
export const withoutMarks = (blocks: readonly unknown[]): readonly unknown[] => mapBlocks(blocks, unmarked);

/** Blocks of a synced block, each with its mark, under the ids that they have there. */
export const withMarks = (
  blocks: readonly unknown[],
  { id, version }: Pick<SyncedMark, 'id' | 'version'>,
): readonly unknown[] =>
  mapBlocks(blocks, (block) =>
    isRecord(block) && typeof block.id === 'string'
      ? { ...block, synced: { id, version, block: block.id } }
      : block,
  );
