import { isTooNew, migrateBlock } from './migrate';

const rename = ({ cost, ...props }: Readonly<Record<string, unknown>>) => ({ ...props, price: cost });
const known = {
  'acme/prices': {
    version: 3,
    steps: { 1: rename, 2: (props: Readonly<Record<string, unknown>>) => ({ ...props, rows: [] }) },
  },
};
const block = (rest: object) => ({ id: 'a', type: 'acme/prices', props: { cost: '5' }, ...rest });

it('raises props by every step since the version that they were written for', () => {
  const current = { ...block({}), version: 3, props: { price: '5', rows: [] } };
  expect(migrateBlock(block({}), known)).toEqual(current);
  expect(migrateBlock(block({ version: 1 }), known)).toEqual(current);
  expect(migrateBlock(block({ version: 2 }), known)).toEqual({ ...current, props: { cost: '5', rows: [] } });
});

it.each([
  ['of the current version', block({ version: 3 })],
  ['of a later one', block({ version: 9 })],
  ['of a package that is not there', { ...block({}), type: 'other/prices' }],
  ['of a type that objects inherit', { ...block({}), type: 'constructor' }],
  ['without props', { id: 'a', type: 'acme/prices' }],
  ['that is none', 'text'],
])('leaves a block %s alone', (_, given) => {
  expect(migrateBlock(given, known)).toBe(given);
});

it('counts no version that never was', () => {
  expect(migrateBlock(block({ version: -1e308 }), known)).toMatchObject({ version: 3 });
  expect(migrateBlock(block({ version: '2' }), known)).toMatchObject({ version: 3 });
});

it('leaves a block alone whose step fails, so that validation says what is wrong', () => {
  const failing = {
    'acme/prices': {
      version: 2,
      steps: {
        1: () => {
          throw new Error('props of nobody');
        },
      },
    },
  };
  const given = block({});
  expect(migrateBlock(given, failing)).toBe(given);
});

it('tells a block of a later version of its package', () => {
  expect(isTooNew(block({ version: 4 }), known)).toBe(true);
  expect(isTooNew(block({ version: 3 }), known)).toBe(false);
  expect(isTooNew({ type: 'hero', version: 4 }, known)).toBe(false);
});
