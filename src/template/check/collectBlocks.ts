import { walkBlocks } from '../blockTree';
import { limits } from '../limits';
import { type Finding, found, templateCheck, type TemplateCheck } from './templateCheck';
import { isRecord } from '../../kernel/record';

/** A block as it stands in a document, whatever it is worth, and its place. */
export interface PlacedBlock {
  readonly raw: unknown;
  /** JSON Pointer. */
  readonly path: string;
}

interface CollectedBlocks {
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

/** The id of the innermost block at or above a place. */
function blockAt(path: string, ids: ReadonlyMap<string, string>): string | undefined {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const id = ids.get(path.slice(0, end));
    if (id !== undefined) return id;
  }
  return undefined;
}

/** Findings with the block that each belongs to. */
export function placeInBlocks(findings: readonly Finding[], blocks: readonly PlacedBlock[]): TemplateCheck[] {
  const ids = new Map<string, string>();
  for (const { raw, path } of blocks) if (isRecord(raw) && typeof raw.id === 'string') ids.set(path, raw.id);
  return findings.map((finding) => templateCheck(finding, blockAt(finding.path, ids)));
}
