import { isRecord } from '../../kernel/record';
import { walkBlocks } from '../../template/blockTree';

function collect(blocks: unknown, found: Map<string, Set<string>>): void {
  for (const { block } of walkBlocks(blocks)) {
    const variant = isRecord(block) ? block.variant : undefined;
    if (isRecord(variant) && typeof variant.experiment === 'string' && typeof variant.group === 'string') {
      found.set(variant.experiment, (found.get(variant.experiment) ?? new Set()).add(variant.group));
    }
  }
}

/** Groups of each experiment of a document that may be unfinished, in the order of its blocks. */
export function experimentsIn(document: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  try {
    const value: unknown = JSON.parse(document);
    if (isRecord(value)) collect(value.blocks, found);
  } catch {
    return new Map();
  }
  return new Map([...found].map(([experiment, groups]) => [experiment, [...groups]]));
}
