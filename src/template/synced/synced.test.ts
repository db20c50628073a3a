import fc from 'fast-check';
import { isRecord } from '../../kernel/record';
import { allBlocks } from '../blockTree';
import { withMarks, withoutMarks } from './syncedMark';
import { syncedUses } from './syncedUses';
import { updateSynced, withOwnIds } from './updateSynced';

const text = (id: string, html = id) => ({ id, type: 'richText', props: { html } });
const columns = (id: string, ...lists: readonly (readonly unknown[])[]) => ({
  id,
  type: 'columns',
  props: { columns: lists },
});
const button = (id: string, block: string) => ({
  id,
  type: 'cta',
  props: { label: 'Go', action: { type: 'scrollTo', block } },
});
const placed = (blocks: readonly unknown[], version: number, suffix: string) =>
  JSON.parse(
    JSON.stringify(withMarks(blocks, { id: 's', version })).replaceAll(
      /"id":"(\w+)"(?=,"type")/g,
      `"id":"$1${suffix}"`,
    ),
  ) as unknown[];
const ids = (blocks: readonly unknown[]) => allBlocks(blocks).map((block) => (block as { id: string }).id);

describe('a synced block', () => {
  const [first, second] = [text('a'), text('b')];

  it('is found wherever its copies stand, two beside each other and in columns too', () => {
    const page = [
      text('top'),
      ...placed([first, second], 1, '1'),
      ...placed([first, second], 1, '2'),
      columns('c', [text('x')], placed([first, second], 2, '3')),
    ];
    expect(syncedUses(page)).toEqual([
      { id: 's', version: 1 },
      { id: 's', version: 1 },
      { id: 's', version: 2 },
    ]);
  });

  it('is put in the place of every copy, under the ids that the page has', () => {
    const page = [
      text('top'),
      ...placed([first, second], 1, '1'),
      button('go', 'b1'),
      columns('c', placed([first, second], 1, '3')),
    ];
    const now = { id: 's', version: 2, blocks: [text('b', 'new'), button('more', 'b'), text('top')] };
    const updated = updateSynced(page, now);
    expect(ids(updated)).toEqual(['top', 'b1', 'more', 'top-2', 'go', 'c', 'b3', 'more-2', 'top-3']);
    expect(updated[1]).toEqual({ ...text('b1', 'new'), synced: { id: 's', version: 2, block: 'b' } });
    expect(updated[2]).toEqual({ ...button('more', 'b1'), synced: { id: 's', version: 2, block: 'more' } });
    expect(updated[4]).toBe(page[3]);
    expect(syncedUses(updated)).toEqual([
      { id: 's', version: 2 },
      { id: 's', version: 2 },
    ]);
  });

  it('stays one copy where somebody put a block between, which then stands below it', () => {
    const [one, two] = placed([first, second], 1, '1');
    const page = [one, text('between'), two, ...placed([first, second], 1, '2')];
    expect(syncedUses(page)).toHaveLength(2);
    const updated = updateSynced(page, { id: 's', version: 2, blocks: [first, second] });
    expect(ids(updated)).toEqual(['a1', 'b1', 'between', 'a2', 'b2']);
  });

  it('may lose blocks on a page, and gets them back', () => {
    const [, kept] = placed([first, second], 1, '1');
    expect(ids(updateSynced([kept], { id: 's', version: 2, blocks: [first, second] }))).toEqual(['a', 'b1']);
  });
});

describe('whatever stands on a page', () => {
  const anyId = fc.stringMatching(/^[a-e]$/);
  const anyText = fc.record({
    id: anyId,
    type: fc.constant('richText'),
    props: fc.record({ html: fc.string() }),
  });
  const anyColumns = fc.record({
    id: anyId,
    type: fc.constant('columns'),
    props: fc.record({ columns: fc.array(fc.array(anyText, { maxLength: 2 }), { maxLength: 2 }) }),
  });
  const anyBlock = fc.oneof(anyText, anyColumns, fc.constantFrom(null, 1, 'a', {}, { id: 1 }, []));
  const anyBlocks = fc.array(anyBlock, { maxLength: 5 });
  const parsed = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown[];

  it('only copies of the synced block change', () => {
    fc.assert(
      fc.property(anyBlocks, anyBlocks, anyBlocks, (before, after, synced) => {
        const blocks = withOwnIds(
          parsed([
            text('only'),
            ...synced.filter((block) => isRecord(block) && typeof block.id === 'string'),
          ]),
        );
        const page = [...parsed(before), ...placed([first], 1, '1'), ...parsed(after)];
        const updated = updateSynced(page, { id: 's', version: 2, blocks });
        expect(updated.length).toBe(page.length - 1 + blocks.length);
        expect(parsed(updated.slice(0, before.length))).toEqual(parsed(before));
        expect(parsed(updated.slice(before.length + blocks.length))).toEqual(parsed(after));
        // Once it is up to date, doing it again changes nothing.
        expect(updateSynced(updated, { id: 's', version: 2, blocks })).toEqual(updated);
      }),
    );
  });

  it('marks are put on and taken off without a trace', () => {
    fc.assert(
      fc.property(anyBlocks, (raw) => {
        const blocks = parsed(raw);
        expect(withoutMarks(withMarks(blocks, { id: 's', version: 1 }))).toEqual(withoutMarks(blocks));
      }),
    );
  });
  const first = text('a');
});
