import { isRecord } from '../../kernel/isRecord';
import { recordOf } from '../../kernel/recordOf';

/** One block of a document, apart from the blocks that stand in it. */
export interface PlacedDifferenceBlock {
  readonly id: string;
  readonly type: string;
  readonly raw: Readonly<Record<string, unknown>>;
  /** Where it stands: the page, or a column of another block. */
  readonly holder: string;
}

const columnsOf = (raw: Readonly<Record<string, unknown>>): readonly unknown[] => {
  const props = recordOf(raw.props);
  return raw.type === 'columns' && Array.isArray(props.columns) ? (props.columns as readonly unknown[]) : [];
};

/** What a block says itself: of its columns only how many there are. */
function hollow(raw: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const columns = columnsOf(raw);
  if (columns.length === 0 || !isRecord(raw.props)) return raw;
  return { ...raw, props: { ...raw.props, columns: columns.length } };
}

/** Every block of a document in reading order. Of blocks that share an id each after the first gets a number. */
export function blocksInOrder(blocks: unknown, holder = '', used = new Map<string, number>()): PlacedDifferenceBlock[] {
  if (!Array.isArray(blocks)) return [];
  return (blocks as readonly unknown[]).filter(isRecord).flatMap((raw) => {
    const name = typeof raw.id === 'string' ? raw.id : '';
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    const id = count === 1 ? name : `${name}#${count}`;
    const inside = columnsOf(raw).flatMap((column, place) => blocksInOrder(column, `${id}/${place}`, used));
    return [{ id, type: typeof raw.type === 'string' ? raw.type : '', raw: hollow(raw), holder }, ...inside];
  });
}
