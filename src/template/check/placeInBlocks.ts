import { isRecord } from '../../kernel/record';
import type { PlacedBlock } from './collectBlocks';
import { templateCheck, type Finding, type TemplateCheck } from './templateCheck';

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
