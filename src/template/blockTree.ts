import { isRecord } from '../kernel/record';
import { limits } from './limits';

/** The prop in which a block type holds lists of blocks. A second type that holds blocks is one more row. */
const listProps: ReadonlyMap<unknown, string> = new Map([['columns', 'columns']]);

const propsOf = (block: unknown): unknown => (isRecord(block) ? block.props : undefined);

/** Name of the prop in which blocks of a type hold others; undefined: they hold none. */
const listPropOf = (type: unknown): string | undefined => listProps.get(type);

const isHolder = ({ type }: { readonly type: string }): boolean => listProps.has(type);

/** The value in which a block keeps its lists; undefined where it holds none. */
function listsOf(block: unknown): readonly unknown[] | undefined {
  const prop = isRecord(block) ? listPropOf(block.type) : undefined;
  const props = propsOf(block);
  const lists = prop !== undefined && isRecord(props) ? props[prop] : undefined;
  return Array.isArray(lists) ? lists : undefined;
}

export interface PlacedBlock<Each> {
  readonly block: Each;
  /** JSON Pointer of the block in its document. */
  readonly path: string;
  readonly listPath: string;
  /** JSON Pointer of the block that holds the list; empty: the page. */
  readonly holderPath: string;
  /** 1 for blocks of the page itself. */
  readonly depth: number;
}

/**
 * Every block of a list in reading order, those inside a block after it. `blocks` may be anything that came from outside.
 * It goes one level deeper than the format allows, so that a caller can tell what is too deep.
 */
export function* walkBlocks<Each>(
  blocks: unknown,
  listPath = '/blocks',
  holderPath = '',
  depth = 1,
): Generator<PlacedBlock<Each>, void> {
  if (!Array.isArray(blocks)) return;
  for (const [position, block] of (blocks as readonly Each[]).entries()) {
    const path = `${listPath}/${position}`;
    yield { block, path, listPath, holderPath, depth };
    const prop = isRecord(block) && depth <= limits.blockDepth ? listPropOf(block.type) : undefined;
    if (prop === undefined) continue;
    for (const [place, list] of (listsOf(block) ?? []).entries()) {
      yield* walkBlocks<Each>(list, `${path}/props/${prop}/${place}`, path, depth + 1);
    }
  }
}

function collectBlocks<Each>(blocks: unknown, depth: number, found: Each[]): Each[] {
  if (!Array.isArray(blocks)) return found;
  for (const block of blocks as readonly Each[]) {
    found.push(block);
    if (depth <= limits.blockDepth)
      listsOf(block)?.forEach((list) => void collectBlocks(list, depth + 1, found));
  }
  return found;
}

/** Every block of a list in reading order, those inside a block after it: `walkBlocks` without their places. */
export const allBlocks = <Each>(blocks: readonly Each[]): Each[] => collectBlocks(blocks, 1, []);

/** Every block of a list that holds no others, in reading order. */
export const leafBlocks = <Each extends { readonly type: string }>(blocks: readonly Each[]): Each[] =>
  allBlocks(blocks).filter((block) => !isHolder(block));

/** A block with what `change` makes of each list that it holds; the same block where it holds none. */
export function mapLists<Each>(block: Each, change: (list: unknown) => unknown): Each {
  const prop = isRecord(block) ? listPropOf(block.type) : undefined;
  const lists = listsOf(block);
  if (prop === undefined || !lists) return block;
  // A holder is a record with props, by `listsOf`.
  return { ...block, props: { ...(propsOf(block) as object), [prop]: lists.map(change) } };
}

/** The same tree with what `change` makes of each block, the holder before what it holds; undefined leaves a block out. */
export function mapBlocks<Each>(blocks: readonly Each[], change: (block: Each) => Each | undefined): Each[] {
  const inside = (list: unknown): unknown =>
    Array.isArray(list) ? mapBlocks(list as readonly Each[], change) : list;
  const kept: Each[] = [];
  for (const block of blocks) {
    const changed = change(block);
    if (changed !== undefined) kept.push(mapLists(changed, inside));
  }
  return kept;
}
