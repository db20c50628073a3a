import { isRecord } from '../../kernel/record';
import { mapLists, walkBlocks } from '../../template/blockTree';

/** One block of a document, apart from the blocks that stand in it. */
export interface PlacedDifferenceBlock {
  readonly id: string;
  readonly type: string;
  readonly raw: Readonly<Record<string, unknown>>;
  /** Where it stands: the page, or a list of another block. */
  readonly holder: string;
}

/** Of blocks that share an id each after the first gets a number. */
class DistinctIds {
  private readonly counts = new Map<string, number>();

  next(id: unknown): string {
    const name = typeof id === 'string' ? id : '';
    const count = (this.counts.get(name) ?? 0) + 1;
    this.counts.set(name, count);
    return count === 1 ? name : `${name}#${count}`;
  }
}

/** Every block of a document in reading order; of the lists that a block holds only how many there are. */
export function blocksInOrder(blocks: unknown): PlacedDifferenceBlock[] {
  const distinct = new DistinctIds();
  const idByPath = new Map<string, string>();
  return [...walkBlocks(blocks)].flatMap(({ block: raw, path, listPath, holderPath }) => {
    if (!isRecord(raw)) return [];
    const id = distinct.next(raw.id);
    idByPath.set(path, id);
    const list = listPath.slice(listPath.lastIndexOf('/'));
    const holder = holderPath === '' ? '' : `${idByPath.get(holderPath) ?? ''}${list}`;
    return [
      { id, type: typeof raw.type === 'string' ? raw.type : '', raw: mapLists(raw, () => null), holder },
    ];
  });
}
