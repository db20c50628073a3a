import { isRecord } from '../../../kernel/record';
import { mapBlocks } from '../../../template/blockTree';

/** A document's text without the blocks of these ids, those inside other blocks too. */
export function withoutBlocks(document: string, blockIds: ReadonlySet<string>): string {
  const value: unknown = JSON.parse(document);
  if (!isRecord(value) || !Array.isArray(value.blocks)) return document;
  const isOff = (block: unknown): boolean =>
    isRecord(block) && typeof block.id === 'string' && blockIds.has(block.id);
  const blocks = mapBlocks(value.blocks as readonly unknown[], (block) => (isOff(block) ? undefined : block));
  return JSON.stringify({ ...value, blocks });
}
