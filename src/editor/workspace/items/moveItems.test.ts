import fc from 'fast-check';
import { arbitraryTemplate } from '../../../../tests/support/arbitraryTemplate';
import { limits } from '../../../template/limits';
import type { EditorItem } from './editorData';
import { toBlock, toPuck } from './toPuck';
import {
  depthOfList,
  everyItem,
  findPlaced,
  type Gap,
  heightOf,
  itemsOfList,
  topmostOf,
  walkItems,
} from './itemTree';
import { canMove, gapTowards, type MoveDirection, moveItems } from './moveItems';

type Items = readonly EditorItem[];

const block = (id: string) => ({ id, type: 'hero', props: { title: id } });
const columns = (id: string, ...lists: unknown[][]) => ({ id, type: 'columns', props: { columns: lists } });
const itemsOf = (...blocks: unknown[]): Items => toPuck({ blocks }).content;

/** Ids in reading order; those of a column stand in brackets. */
const order = (items: Items): string =>
  items
    .map(({ props }) =>
      [props.id, ...(props.columns ?? []).map(({ content }) => `[${order(content)}]`)].join(''),
    )
    .join(' ');

const page = itemsOf(block('a'), columns('c', [block('x'), block('y')], [block('z')]), block('b'));

/** Every gap of a page. */
const gapsOf = (items: Items): Gap[] => {
  const lists = [
    { holder: undefined, column: 0 },
    ...everyItem(items).flatMap(({ props }) =>
      (props.columns ?? []).map((_, column) => ({ holder: props.id, column })),
    ),
  ];
  return lists.flatMap((list) =>
    Array.from({ length: itemsOfList(items, list).length + 1 }, (_, index) => ({ ...list, index })),
  );
};

const contentOf = (items: Items): string[] =>
  everyItem(items)
    .map(({ props }) => `${props.id} ${props.block}`)
    .sort();

const arbitraryMove = fc
  .tuple(arbitraryTemplate, fc.nat(), fc.infiniteStream(fc.boolean()))
  .filter(([{ blocks }]) => blocks.length > 0)
  .map(([template, place, coins]) => {
    const items = toPuck(template).content;
    const gaps = gapsOf(items);
    const ids = everyItem(items)
      .map(({ props }) => props.id)
      .filter(() => coins.next().value === true);
    return { items, ids: new Set(ids), gap: gaps[place % gaps.length]! };
  });

describe('moving blocks', () => {
  it('loses nothing, puts them together at the gap in their order, and leaves the others in theirs', () => {
    fc.assert(
      fc.property(arbitraryMove, ({ items, ids, gap }) => {
        const moved = moveItems(items, ids, gap);
        expect(contentOf(moved)).toEqual(contentOf(items));
        if (!canMove(items, ids, gap)) return expect(moved).toBe(items);
        const chosen = topmostOf(items, ids).map(({ props }) => props.id);
        const list = itemsOfList(moved, gap).map(({ props }) => props.id);
        const start = list.indexOf(chosen[0]!);
        expect(list.slice(start, start + chosen.length)).toEqual(chosen);
        const before = itemsOfList(items, gap).slice(0, gap.index);
        expect(list.slice(0, start)).toEqual(
          before.map(({ props }) => props.id).filter((id) => !chosen.includes(id)),
        );
        const rest = (all: Items) => order(topless(all, new Set(chosen)));
        expect(rest(moved)).toBe(rest(items));
      }),
    );
  });

  it('never nests deeper than the format allows', () => {
    fc.assert(
      fc.property(arbitraryMove, fc.integer({ min: 1, max: 8 }), ({ items, ids, gap }, depth) => {
        const deep = Array.from({ length: depth }).reduce<unknown[]>(
          (inner, _, place) => [columns(`deep-${place}`, inner)],
          [block('deepest')],
        );
        const all = [...itemsOf(...deep), ...items];
        const moved = moveItems(all, new Set([...ids, 'deep-0']), gap);
        const deepest = (list: Items) => Math.max(...[...walkItems(list)].map((placed) => placed.depth));
        expect(deepest(moved)).toBeLessThanOrEqual(Math.max(limits.blockDepth, deepest(all)));
      }),
    );
  });

  it.each<[MoveDirection, string, string]>([
    ['up', 'b', 'a c[x y][z] b → a b c[x y][z]'],
    ['down', 'a', 'a c[x y][z] b → c[x y][z] a b'],
    ['in', 'b', 'a c[x y][z] b → a c[x y b][z]'],
    ['in', 'a', 'a c[x y][z] b → c[a x y][z] b'],
    ['up', 'z', 'a c[x y][z] b → a c[x y z][] b'],
    ['up', 'x', 'a c[x y][z] b → a x c[y][z] b'],
    ['down', 'y', 'a c[x y][z] b → a c[x][y z] b'],
    ['down', 'z', 'a c[x y][z] b → a c[x y][] z b'],
    ['out', 'x', 'a c[x y][z] b → a c[y][z] x b'],
  ])('goes a step %s from %s: %s', (direction, id, expected) => {
    const ids = new Set([id]);
    const gap = gapTowards(page, ids, direction);
    expect(`${order(page)} → ${order(moveItems(page, ids, gap!))}`).toBe(expected);
  });

  it('takes several at once, a step from the first or the last of them', () => {
    const list = itemsOf(...['a', 'b', 'c', 'd', 'e'].map(block));
    const ids = new Set(['b', 'd']);
    expect(order(moveItems(list, ids, gapTowards(list, ids, 'up')!))).toBe('b d a c e');
    expect(order(moveItems(list, ids, gapTowards(list, ids, 'down')!))).toBe('a c e b d');
  });

  it('has nowhere to go past the ends of the page, or out of it', () => {
    expect(gapTowards(page, new Set(['a']), 'up')).toBeUndefined();
    expect(gapTowards(page, new Set(['b']), 'down')).toBeUndefined();
    expect(gapTowards(page, new Set(['a']), 'out')).toBeUndefined();
    expect(gapTowards(page, new Set(['gone']), 'up')).toBeUndefined();
  });

  it('comes back by the opposite step, unless it left its column', () => {
    fc.assert(
      fc.property(arbitraryTemplate, fc.nat(), (template, place) => {
        const items = toPuck(template).content;
        const all = everyItem(items);
        const id = all[place % Math.max(1, all.length)]?.props.id;
        if (id === undefined) return;
        const down = gapTowards(items, new Set([id]), 'down');
        if (!down || !canMove(items, new Set([id]), down)) return;
        if (depthOfList(items, down) !== findPlaced(items, id)?.depth) return;
        const moved = moveItems(items, new Set([id]), down);
        const up = gapTowards(moved, new Set([id]), 'up')!;
        expect(order(moveItems(moved, new Set([id]), up))).toBe(order(items));
      }),
    );
  });

  it('knows how deep an item reaches', () => {
    expect(heightOf(page[1]!)).toBe(2);
    expect(toBlock(page[1]!)).toMatchObject({ id: 'c' });
  });
});

const topless = (items: Items, ids: ReadonlySet<string>): EditorItem[] =>
  items
    .filter(({ props }) => !ids.has(props.id))
    .map((item) => ({
      ...item,
      props: {
        ...item.props,
        ...(item.props.columns && {
          columns: item.props.columns.map(({ content }) => ({ content: topless(content, ids) })),
        }),
      },
    }));
