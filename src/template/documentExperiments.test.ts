import { experimentsOfBlocks, withExperimentEnded } from './documentExperiments';

const block = (id: string, variant?: unknown) => ({
  id,
  type: 'spacer',
  props: { size: 'small' },
  ...(variant !== undefined && { variant }),
});
const inGroup = (id: string, group: string, weight = 50, experiment = 'hero') =>
  block(id, { experiment, group, weight });

const columns = (...lists: readonly unknown[][]) => ({ id: 'c', type: 'columns', props: { columns: lists } });

const page = {
  id: 'mx',
  unknown: { kept: true },
  blocks: [
    inGroup('a1', 'A'),
    inGroup('b1', 'B'),
    columns([inGroup('a2', 'A', 90), block('plain')], [inGroup('b2', 'B')]),
    inGroup('x', 'X', 1, 'other'),
    'no block',
  ],
};

test('experiments are found with their groups in order, inside blocks too', () => {
  expect(Object.fromEntries(experimentsOfBlocks(page.blocks))).toEqual({
    hero: [
      { group: 'A', weight: 50, blockIds: ['a1', 'a2'] },
      { group: 'B', weight: 50, blockIds: ['b1', 'b2'] },
    ],
    other: [{ group: 'X', weight: 1, blockIds: ['x'] }],
  });
});

test.each([[{ experiment: 'a b', group: 'A', weight: 1 }], [{ experiment: 'e', group: '' }], ['A'], [null]])(
  'what is no variant belongs to no experiment: %j',
  (variant) => {
    expect(experimentsOfBlocks([block('b', variant)]).size).toBe(0);
    expect(experimentsOfBlocks(undefined).size).toBe(0);
  },
);

test('an experiment ends with one group as plain blocks, and nothing else changes', () => {
  expect(JSON.parse(withExperimentEnded(JSON.stringify(page), 'hero', 'B'))).toEqual({
    ...page,
    blocks: [
      block('b1'),
      columns([block('plain')], [block('b2')]),
      inGroup('x', 'X', 1, 'other'),
      'no block',
    ],
  });
});
