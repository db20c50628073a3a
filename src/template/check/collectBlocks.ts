import { isRecord } from '../../kernel/isRecord';
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

function nestedLists({ raw, path }: PlacedBlock): { list: readonly unknown[]; path: string }[] {
  const columns = isRecord(raw) && raw.type === 'columns' && isRecord(raw.props) ? raw.props.columns : undefined;
  if (!Array.isArray(columns)) return [];
  return columns.flatMap((list: unknown, position) =>
    Array.isArray(list) ? [{ list, path: `${path}/props/columns/${position}` }] : [],
  );
}

/** Every block of a document, those in columns after the one that holds them, within the limits of contract §8. */
export function collectBlocks(list: readonly unknown[]): CollectedBlocks {
  const blocks: PlacedBlock[] = [];
  const findings: Finding[] = [];
  const visit = (items: readonly unknown[], path: string, depth: number): void => {
    if (depth > limits.blockDepth && items.length > 0) {
      findings.push(found('columnsTooDeep', path, { most: limits.blockDepth }));
      return;
    }
    items.forEach((raw, position) => {
      const block = { raw, path: `${path}/${position}` };
      blocks.push(block);
      for (const nested of nestedLists(block)) visit(nested.list, nested.path, depth + 1);
    });
  };
  visit(list, '/blocks', 1);
  if (blocks.length > limits.blocks) {
    findings.push(found('tooManyBlocks', '/blocks', { count: blocks.length, most: limits.blocks }));
  }
  return { blocks, findings };
}
