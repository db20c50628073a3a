import fc from 'fast-check';
import { isRecord } from '../kernel/record';
import { allBlocks, leafBlocks, mapBlocks, walkBlocks } from './blockTree';
import { limits } from './limits';

interface Raw {
  readonly id: string;
  readonly type: string;
  readonly props: object;
}

const leaf = fc.record({
  id: fc.string(),
  type: fc.constant('hero'),
  props: fc.constant({ columns: [[{ id: 'no block' }]] }),
});
const { block: anyBlock } = fc.letrec<{ block: Raw }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.record({
      id: fc.string(),
      type: fc.constant('columns'),
      props: fc.record({ columns: fc.array(fc.array(tie('block'), { maxLength: 3 }), { maxLength: 3 }) }),
    }),
  ),
}));
const anyBlocks = fc.array(anyBlock, { maxLength: 4 });

/** What a JSON Pointer points to. */
const at = (document: unknown, path: string): unknown =>
  path
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, key) =>
        Array.isArray(value) || isRecord(value) ? (value as Record<string, unknown>)[key] : undefined,
      document,
    );

const nested = (depth: number): object[] =>
  depth === 1
    ? [{ id: 'deepest', type: 'hero', props: {} }]
    : [{ id: `at ${depth}`, type: 'columns', props: { columns: [nested(depth - 1)] } }];

describe('walkBlocks', () => {
  it('names the place of each block and of the block that holds it', () => {
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        const document = { blocks };
        for (const { block, path, listPath, holderPath } of walkBlocks(blocks)) {
          expect(at(document, path)).toBe(block);
          expect(at(document, listPath)).toContain(block);
          if (holderPath !== '') expect(at(document, holderPath)).toMatchObject({ type: 'columns' });
        }
      }),
    );
  });

  it('reaches every block once, a holder before what it holds, and nothing in blocks that hold none', () => {
    const blocks = [
      {
        id: 'a',
        type: 'columns',
        props: {
          columns: [
            [{ id: 'b', type: 'hero', props: {} }],
            'no list',
            [{ id: 'c', type: 'columns', props: { columns: [] } }],
          ],
        },
      },
      { id: 'd', type: 'hero', props: { columns: [[{ id: 'e', type: 'hero', props: {} }]] } },
    ];
    expect(allBlocks(blocks).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(leafBlocks(blocks).map(({ id }) => id)).toEqual(['b', 'd']);
  });

  it('goes one level deeper than the format allows and no further', () => {
    expect([...walkBlocks(nested(50))].map(({ depth }) => depth)).toEqual(
      Array.from({ length: limits.blockDepth + 1 }, (_, depth) => depth + 1),
    );
  });

  it.each([undefined, null, 'text', 7, {}])('finds nothing in %p', (blocks) => {
    expect([...walkBlocks(blocks)]).toEqual([]);
  });
});

describe('mapBlocks', () => {
  it('gives the same tree where nothing is changed, and leaves its input as it is', () => {
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        const before = structuredClone(blocks);
        expect(mapBlocks(blocks, (block) => block)).toEqual(blocks);
        mapBlocks(blocks, (block) => ({ ...block, id: 'changed' }));
        expect(blocks).toEqual(before);
      }),
    );
  });

  it('leaves out what is refused, with all that it holds', () => {
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        const kept = mapBlocks(blocks, (block) => (block.id.length % 2 === 0 ? block : undefined));
        expect(allBlocks(kept).every(({ id }) => id.length % 2 === 0)).toBe(true);
        expect(
          mapBlocks(blocks, ({ type, ...rest }) => (type === 'columns' ? undefined : { type, ...rest })),
        ).toEqual(blocks.filter(({ type }) => type !== 'columns'));
      }),
    );
  });
});
