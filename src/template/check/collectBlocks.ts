import { limits } from '../limits';
import { checkError, type TemplateCheck } from './templateCheck';

/** A block as it stands in a document, whatever it is worth, and its place. */
export interface PlacedBlock {
  readonly raw: unknown;
  /** JSON Pointer. */
  readonly path: string;
}

export interface CollectedBlocks {
  readonly blocks: readonly PlacedBlock[];
  readonly findings: readonly TemplateCheck[];
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
  const findings: TemplateCheck[] = [];
  const visit = (items: readonly unknown[], path: string, depth: number): void => {
    if (depth > limits.blockDepth && items.length > 0) {
      findings.push(checkError(path, `columns nest deeper than ${limits.blockDepth}; take these blocks out of some`));
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
    findings.push(checkError('/blocks', `${blocks.length} blocks; at most ${limits.blocks} are drawn, remove some`));
  }
  return { blocks, findings };
}
