import fc from 'fast-check';
import type { Block } from './block';
import { chooseGroups, neutralGroups } from './decide';

const blockIn = (group: string, weight: number, experiment = 'e1'): Block => ({
  id: `${experiment}-${group}`,
  type: 'spacer',
  props: { size: 'small' },
  variant: { experiment, group, weight },
});

const weights = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 6 });
const blocksOf = (list: readonly number[]) => list.map((weight, position) => blockIn(`g${position}`, weight));

describe('chooseGroups', () => {
  it('keeps a visitor in the remembered group', () => {
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 0.999, noNaN: true }), (list, random) => {
        const blocks = blocksOf(list);
        const first = chooseGroups(blocks, {}, () => random);
        expect(chooseGroups(blocks, first, () => 1 - random - Number.EPSILON)).toEqual(first);
      }),
    );
  });

  it('never chooses a group of weight 0 while another has any', () => {
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 0.999, noNaN: true }), (list, random) => {
        fc.pre(list.some((weight) => weight > 0));
        const { e1 } = chooseGroups(blocksOf(list), {}, () => random);
        expect(list[Number(e1?.slice(1))]).toBeGreaterThan(0);
      }),
    );
  });

  it('shares visitors by weight', () => {
    const blocks = [blockIn('a', 25), blockIn('b', 75)];
    const chosen = Array.from(
      { length: 1000 },
      (_, visitor) => chooseGroups(blocks, {}, () => visitor / 1000).e1,
    );
    expect(chosen.filter((group) => group === 'a')).toHaveLength(250);
  });

  it('chooses anew when the remembered group is gone', () => {
    expect(chooseGroups([blockIn('b', 1)], { e1: 'a' }, () => 0)).toEqual({ e1: 'b' });
  });

  it('finds experiments inside columns', () => {
    const columns: Block = { id: 'c', type: 'columns', props: { columns: [[blockIn('a', 1)]] } };
    expect(chooseGroups([columns], {}, () => 0)).toEqual({ e1: 'a' });
  });
});

describe('neutralGroups', () => {
  it('takes the first group that gets visitors', () => {
    expect(neutralGroups([blockIn('a', 0), blockIn('b', 1), blockIn('c', 5)])).toEqual({ e1: 'b' });
  });
});
