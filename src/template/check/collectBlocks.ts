import { walkBlocks } from '../blockTree';
import { limits } from '../limits';
import { found, type Finding } from './templateCheck';

/** A block as it stands in a document, whatever it is worth, and its place. */
export interface PlacedBlock {
  readonly raw: unknown;
  /** JSON Pointer. */
  readonly path: string;
}

export interface CollectedBlocks {
  readonly blocks: readonly PlacedBlock[];
  readonly findings: readonly Finding[];
}

/** Every block of a document, those inside another after it, within the limits of contract §8. */
export function collectBlocks(list: readonly unknown[]): CollectedBlocks {
  const blocks: PlacedBlock[] = [];
  const tooDeep = new Set<string>();
  for (const { block, path, listPath, depth } of walkBlocks(list)) {
    if (depth > limits.blockDepth) tooDeep.add(listPath);
    else blocks.push({ raw: block, path });
  }
  const findings = [...tooDeep].map((path) => found('columnsTooDeep', path, { most: limits.blockDepth }));
  if (blocks.length > limits.blocks) {
    findings.push(found('tooManyBlocks', '/blocks', { count: blocks.length, most: limits.blocks }));
  }
  return { blocks, findings };
}
