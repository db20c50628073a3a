import { blockTypes } from '../../../generated/blocks';
import { blockFields, pageFields } from '../../../generated/fieldSchemas';
import { isRecord, recordOf } from '../../../kernel/record';
import { summaryOfProps } from '../../kit/data/textValue';
import { conditionWords, type DifferenceWords } from './conditionWords';
import { FieldDifferences } from './fieldDifferences';
import { quoted } from './valueWords';
import { variantShares, type VariantShares, variantWords } from './variantWords';
import { mapLists, walkBlocks } from '../../../template/blockTree';

/** What differs about one block, or about the page itself. */
export interface Difference {
  readonly key: string;
  /** Undefined: the page itself. */
  readonly blockId: string | undefined;
  readonly kind: 'page' | 'added' | 'removed' | 'moved' | 'changed';
  readonly title: string;
  readonly lines: readonly string[];
}

type Raw = Readonly<Record<string, unknown>>;

const pageSchemas = pageFields.filter(({ key }) => key !== 'blocks');

class Comparison {
  constructor(
    private readonly words: DifferenceWords,
    private readonly oldShares: VariantShares,
    private readonly newShares: VariantShares,
  ) {}

  page(before: object, after: object): Difference[] {
    const isNew = !('id' in before);
    const found = new FieldDifferences(this.words, isNew);
    // A page that is new has them too, and they tell its readers nothing.
    const unsaid = { blocks: undefined, ...(isNew && { id: undefined, schemaVersion: undefined }) };
    const ownTheme = isNew && 'theme' in after;
    found.fields(
      pageSchemas,
      { ...before, ...unsaid },
      { ...after, ...unsaid, ...(ownTheme && { theme: undefined }) },
    );
    // Codes of colours say nothing where there is no other to compare them with.
    if (ownTheme) found.lines.push(this.words.translate('editorEdit:difference.ownColors'));
    if (found.lines.length === 0) return [];
    return [
      {
        key: 'page',
        blockId: undefined,
        kind: 'page',
        title: this.words.translate('editorEdit:difference.page'),
        lines: found.lines,
      },
    ];
  }

  of(
    block: PlacedDifferenceBlock,
    kind: 'added' | 'removed' | 'moved' | 'changed',
    lines: readonly string[] = [],
  ): Difference {
    const title = this.words.translate(`editorEdit:difference.${kind}`, { block: this.name(block) });
    return { key: `${kind} ${block.id}`, blockId: block.id, kind, title, lines };
  }

  /** What is new is told by its name, by when it is shown, and by the variant that it is. */
  added(block: PlacedDifferenceBlock): Difference {
    const found = new FieldDifferences(this.words, true);
    this.conditions(found, {}, block.raw);
    return this.of(block, 'added', found.lines);
  }

  changed(before: PlacedDifferenceBlock, after: PlacedDifferenceBlock): Difference[] {
    const found = new FieldDifferences(this.words);
    const type = blockTypes.find((each) => each === after.type);
    const {
      id: _id,
      type: oldType,
      props: oldProps,
      visibleWhen: _,
      variant: _old,
      synced: was,
      ...oldRest
    } = before.raw;
    const { id: _own, type: newType, props, visibleWhen: _is, variant: _new, synced, ...rest } = after.raw;
    found.value(undefined, oldType, newType, this.words.translate('editorFields:label.template_kind'));
    found.fields(type ? blockFields[type] : [], oldProps, props);
    this.conditions(found, before.raw, after.raw);
    this.belonging(found, was, synced);
    found.fields([], oldRest, rest);
    return found.lines.length === 0 ? [] : [this.of(after, 'changed', found.lines)];
  }

  private conditions(found: FieldDifferences, before: Raw, after: Raw): void {
    const { translate } = this.words;
    found.changed(
      before.visibleWhen,
      after.visibleWhen,
      translate('editorEdit:difference.condition'),
      (condition) => conditionWords(condition, this.words),
    );
    found.value(
      undefined,
      before.variant,
      after.variant,
      translate('editorEdit:difference.experiment'),
      (value) => variantWords(value, this.newShares, translate),
      (value) => variantWords(value, this.oldShares, translate),
    );
  }

  /** A block became part of a synced block, or is its page's alone again. Which version it has, its fields say. */
  private belonging(found: FieldDifferences, before: unknown, after: unknown): void {
    const { translate } = this.words;
    const [was, is] = [before, after].map((mark) => recordOf(mark).id !== undefined);
    if (was === is) return;
    found.lines.push(translate(`editorEdit:difference.${is ? 'synced' : 'detached'}`));
  }

  private name({ type, raw, id }: PlacedDifferenceBlock): string {
    const known = blockTypes.find((each) => each === type);
    const label = known ? this.words.translate(`editorFields:block.${known}`) : type;
    const words = summaryOfProps(raw.props, 'es', 'en') || id;
    return `${label} ${quoted(words, this.words.translate)}`;
  }
}

/** How one document differs from another in the words of the editor: the page, then block by block in the new order. */
export function differences(before: unknown, after: unknown, words: DifferenceWords): readonly Difference[] {
  const [old, fresh] = [recordOf(before), recordOf(after)];
  const [oldList, newBlocks] = [blocksInOrder(old.blocks), blocksInOrder(fresh.blocks)];
  const sharesIn = (blocks: readonly PlacedDifferenceBlock[]): VariantShares =>
    variantShares(blocks.map(({ raw }) => raw));
  const comparison = new Comparison(words, sharesIn(oldList), sharesIn(newBlocks));
  const oldBlocks = new Map(oldList.map((block) => [block.id, block]));
  const newIds = new Set(newBlocks.map(({ id }) => id));
  const common = newBlocks.filter(({ id }) => oldBlocks.has(id));
  const moved = new Set(
    movedIds(
      [...oldBlocks.keys()].filter((id) => newIds.has(id)),
      common.map(({ id }) => id),
    ),
  );
  const ofBlocks = newBlocks.flatMap((block) => {
    const known = oldBlocks.get(block.id);
    if (!known) return [comparison.added(block)];
    const isMoved = moved.has(block.id) || known.holder !== block.holder;
    return [...(isMoved ? [comparison.of(block, 'moved')] : []), ...comparison.changed(known, block)];
  });
  const removed = [...oldBlocks.values()]
    .filter(({ id }) => !newIds.has(id))
    .map((block) => comparison.of(block, 'removed'));
  return [...comparison.page(old, fresh), ...ofBlocks, ...removed];
}

/** One block of a document, apart from the blocks that stand in it. */
interface PlacedDifferenceBlock {
  readonly id: string;
  readonly type: string;
  readonly raw: Raw;
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
function blocksInOrder(blocks: unknown): PlacedDifferenceBlock[] {
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

/** Ends of the longest rising runs so far: for each length the smallest last value. */
function longestRising(values: readonly number[]): ReadonlySet<number> {
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const value of values) {
    const place = ends.findIndex((end) => end > value);
    const at = place === -1 ? ends.length : place;
    before.set(value, ends[at - 1]);
    ends[at] = value;
  }
  const run = new Set<number>();
  for (let value = ends.at(-1); value !== undefined; value = before.get(value)) run.add(value);
  return run;
}

/** The fewest ids that have to be moved to get from one order to the other. Both hold the same ids. */
export function movedIds(before: readonly string[], after: readonly string[]): readonly string[] {
  const places = new Map(before.map((id, place) => [id, place]));
  const stayed = longestRising(after.map((id) => places.get(id) ?? -1));
  return after.filter((id) => !stayed.has(places.get(id) ?? -1));
}
