import fc from 'fast-check';
import { allBlocks } from '../../../template/blockTree';
import { experimentsOf as decidedExperiments } from '../../../template/decide';
import type { Block } from '../../../template/block';
import { checkTemplate } from '../../../template/check/checkTemplate';
import type { EditorItem } from './editorData';
import { fromPuck, toBlock, toPuck } from './toPuck';
import {
  experimentsOf,
  nameOf,
  withExperimentRenamed,
  withGroupKept,
  withGroupRenamed,
  withNewVariant,
  withoutGroup,
  withShares,
} from './experiments';
import { sharesOf, withShare } from '../../kit/data/shares';

const block = (id: string) => ({ id, type: 'hero', props: { title: id } });
const columns = { id: 'c', type: 'columns', props: { columns: [[block('x')], []] } };
const page = toPuck({ blocks: [block('a'), columns, block('b')] }).content;
type Items = readonly EditorItem[];
const blocksOf = (items: Items): unknown[] => items.map(toBlock);
const make = (items: Items, ...ids: string[]) => withNewVariant(items, new Set(ids), 'test')!;

const findingsOf = (items: Items): string[] => {
  const data = {
    root: { props: { page: '{"schemaVersion":1,"id":"p","kind":"landing","locale":"en"}' } },
    content: items,
  };
  return checkTemplate(JSON.stringify(fromPuck(data)))
    .map(({ rule }) => rule)
    .filter((rule) => /experiment|weight|group|Id|id/.test(rule));
};

describe('a variant of a block', () => {
  it('stands beside its original, each in a group of its own that half of the visitors get', () => {
    const { items, itemIds } = make(page, 'a');
    const [original, copy] = blocksOf(items) as { id: string }[];
    expect(original).toEqual({ ...block('a'), variant: { experiment: 'test-1', group: 'A', weight: 50 } });
    expect(copy).toEqual({
      ...block('a'),
      id: expect.stringMatching(/^hero-\w{8}$/) as string,
      variant: { experiment: 'test-1', group: 'B', weight: 50 },
    });
    expect(itemIds).toEqual([copy!.id]);
    expect(findingsOf(items)).toEqual([]);
  });

  it('of several blocks is one experiment; of a group, a third one with a third of the visitors', () => {
    const first = make(page, 'a', 'x');
    expect(experimentsOf(first.items)).toMatchObject([
      {
        name: 'test-1',
        groups: [
          { name: 'A', share: 50, itemIds: ['a', 'x'] },
          { name: 'B', share: 50 },
        ],
      },
    ]);
    const third = make(first.items, 'x');
    const [experiment] = experimentsOf(third.items);
    expect(experiment?.groups.map(({ name, itemIds }) => [name, itemIds.length])).toEqual(
      expect.arrayContaining([
        ['A', 2],
        ['B', 2],
        ['C', 2],
      ]),
    );
    const shares = experiment!.groups.map(({ share }) => share);
    expect(shares.reduce((sum, share) => sum + share)).toBe(100);
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
    expect(findingsOf(third.items)).toEqual([]);
    expect(make(first.items, 'b').experiment).toBe('test-2');
  });

  it('ends as plain blocks: those of the group that is kept, and only those', () => {
    const { items } = make(page, 'a', 'x');
    expect(blocksOf(withGroupKept(items, 'test-1', 'A'))).toEqual(blocksOf(page));
    const kept = allBlocks(blocksOf(withGroupKept(items, 'test-1', 'B'))) as { variant?: unknown }[];
    expect(kept).toHaveLength(4);
    expect(kept.every(({ variant }) => variant === undefined)).toBe(true);
  });

  it('is taken away: the others share its visitors, and the last of them is no experiment', () => {
    const three = make(make(page, 'a').items, 'a').items;
    const two = withoutGroup(three, 'test-1', 'C');
    const [a, b] = experimentsOf(two)[0]!.groups;
    expect([a?.name, b?.name]).toEqual(['A', 'B']);
    expect(Math.abs(a!.share - b!.share)).toBeLessThanOrEqual(2);
    expect(blocksOf(withoutGroup(two, 'test-1', 'B'))).toEqual(blocksOf(page));
  });

  it('and its experiment can be called otherwise, by a name that is free and that counts can bear', () => {
    const { items } = make(make(page, 'a').items, 'b');
    expect(experimentsOf(withExperimentRenamed(items, 'test-1', 'promise')!).map(({ name }) => name)).toEqual(
      ['promise', 'test-2'],
    );
    for (const name of ['test-2', '', 'two words', 'ñ']) {
      expect(withExperimentRenamed(items, 'test-1', name)).toBeUndefined();
    }
    const renamed = withGroupRenamed(items, 'test-1', 'B', 'short')!;
    expect(experimentsOf(renamed)[0]?.groups.map(({ name }) => name)).toEqual(['A', 'short']);
    expect(withGroupRenamed(items, 'test-1', 'B', 'A')).toBeUndefined();
  });
});

describe('shares', () => {
  const weight = fc.oneof(fc.nat(1_000_000), fc.double({ min: 0, max: 100, noNaN: true }));

  it('add up to 100 and are as the weights say, to a percent', () => {
    fc.assert(
      fc.property(fc.array(weight, { minLength: 1, maxLength: 12 }), (weights) => {
        const shares = sharesOf(weights);
        const sum = weights.reduce((total, each) => total + each, 0);
        expect(shares.reduce((total, share) => total + share, 0)).toBe(100);
        if (sum > 0) {
          shares.forEach((share, place) =>
            expect(Math.abs(share - (weights[place]! / sum) * 100)).toBeLessThanOrEqual(1 + 1e-6),
          );
        }
      }),
    );
  });

  it('give one group what is asked, and still add up to 100', () => {
    fc.assert(
      fc.property(
        fc.array(weight, { minLength: 2, maxLength: 12 }),
        fc.nat(),
        fc.integer({ min: 0, max: 100 }),
        (weights, at, share) => {
          const place = at % weights.length;
          const shares = withShare(sharesOf(weights), place, share);
          expect(shares[place]).toBe(share);
          expect(shares.reduce((total, each) => total + each, 0)).toBe(100);
          expect(shares.every((each) => each >= 0)).toBe(true);
        },
      ),
    );
  });

  it('are those that visitors get', () => {
    const items = withShares(make(page, 'a').items, 'test-1', [30, 70]);
    const groups = decidedExperiments(blocksOf(items) as Block[]).get('test-1');
    expect(groups?.map(({ weight: share }) => share)).toEqual([30, 70]);
  });
});

test('a name is taken as addresses have it', () => {
  expect(nameOf('  Titular de México ')).toBe('Titular-de-Mexico');
  expect(nameOf('año_2')).toBe('ano_2');
  const made = withNewVariant(page, new Set(['a']), 'test');
  const items = made?.items ?? [];
  expect(withExperimentRenamed(items, 'test-1', nameOf('Titular México'))).toBeDefined();
  // What is no letter stays, and is refused.
  expect(withExperimentRenamed(items, 'test-1', nameOf('50 % más'))).toBeUndefined();
});
