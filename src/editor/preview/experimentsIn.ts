import { isRecord } from '../../kernel/isRecord';

function collect(blocks: unknown, found: Map<string, Set<string>>): void {
  if (!Array.isArray(blocks)) return;
  for (const block of blocks as readonly unknown[]) {
    if (!isRecord(block)) continue;
    const { variant, props } = block;
    if (isRecord(variant) && typeof variant.experiment === 'string' && typeof variant.group === 'string') {
      found.set(variant.experiment, (found.get(variant.experiment) ?? new Set()).add(variant.group));
    }
    if (isRecord(props) && Array.isArray(props.columns)) props.columns.forEach((column) => collect(column, found));
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
