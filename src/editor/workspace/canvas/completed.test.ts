import fc from 'fast-check';
import { blockSamples } from '../../../blocks/blockFacts';
import { blockFields } from '../../../generated/fieldSchemas';
import { blockTypes } from '../../../generated/blocks';
import { blockValidators } from '../../../generated/blockValidators';
import { isRecord } from '../../../kernel/record';
import type { BlockType } from '../../../template/block';
import { initialValue } from '../../library/fields/initialValue';
import { setAtPointer } from '../../../kernel/jsonPointer';
import { completed } from './completed';

const draft = (type: BlockType, props: unknown) => completed(type, { id: 'one', type, props });

const lists = blockTypes.flatMap((type) =>
  blockFields[type]
    .filter((field) => field.kind === 'list')
    .map((field) => [type, field.key, field] as const),
);

test.each(lists)(
  '%s keeps its entries when one more is added to its %s, however incomplete',
  (type, key, field) => {
    const full: Readonly<Record<string, unknown>> = { ...blockSamples[type].full };
    const { item } = field;
    const entries = full[key] as readonly unknown[];
    const props = { ...full, [key]: [...entries, initialValue({ ...item, isRequired: true })] };
    const drawn = draft(type, props) as { props: Record<string, unknown[]> };
    expect(blockValidators[type]!(drawn.props)).toBe(true);
    expect(drawn.props[key]).toHaveLength(entries.length + 1);
  },
);

test('an address that is being typed takes no button away', () => {
  const typing = { label: 'Go', action: { type: 'link', href: 'http:' } };
  expect(draft('cta', typing)).toMatchObject({ props: { label: 'Go' } });
});

/** JSON Pointers of everything below a value. */
const pointersOf = (value: unknown, pointer = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) => [
        `${pointer}/${key}`,
        ...pointersOf(child, `${pointer}/${key}`),
      ])
    : [];

test('whatever one value of a block becomes, what is drawn is sound, or nothing', () => {
  const anywhere = fc.constantFrom(...blockTypes).chain((type) => {
    const props: unknown = blockSamples[type].full;
    return fc.record({
      type: fc.constant(type),
      props: fc.constant(props),
      pointer: fc.constantFrom(...pointersOf(props)),
      value: fc.oneof(fc.constantFrom('', -1, null, undefined, [], {}), fc.jsonValue({ maxDepth: 1 })),
    });
  });
  fc.assert(
    fc.property(anywhere, ({ type, props, pointer, value }) => {
      const drawn = draft(type, setAtPointer(props, pointer, value));
      if (drawn === undefined) return;
      expect(isRecord(drawn) && blockValidators[type]!(drawn.props)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
