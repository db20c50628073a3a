import fc from 'fast-check';
import { arbitraryTemplate } from '../../../../tests/support/arbitraryTemplate';
import { shipped } from '../../../../tests/support/shippedTemplates';
import { allBlocks } from '../../../template/blockTree';
import { checkBlock } from '../../../template/check/checkBlock';
import { currentVersion } from '../../../template/migrations/migrate';
import { toPuck, toBlock } from './toPuck';
import { clipboardTextOf, readClipboardText } from './clipboardText';
import { itemsFor } from './itemsFor';
import { everyItem } from './itemTree';

const hero = { id: 'top', type: 'hero', props: { title: 'x' } };
const textOf = (blocks: unknown, rest: object = {}): string =>
  JSON.stringify({ clipboard: 'vitrina/blocks', schemaVersion: currentVersion, blocks, ...rest });

describe('blocks on the clipboard', () => {
  it.each(shipped)('come back as they were copied: $name', ({ document }) => {
    const { blocks } = document as unknown as { blocks: unknown[] };
    const text = clipboardTextOf({ blocks, isCut: true });
    expect(readClipboardText(text)).toEqual({ kind: 'blocks', blocks, isCut: true, refused: 0 });
  });

  it('may lack what nobody has filled in yet', () => {
    const empty = [
      { id: 'a', type: 'hero', props: {} },
      { id: 'b', type: 'benefits', props: { items: [] } },
      { id: 'c', type: 'image', props: { image: { src: '', alt: '' } } },
    ];
    expect(readClipboardText(textOf(empty))).toMatchObject({ blocks: empty, refused: 0 });
  });

  it.each(['', 'Hello', '{"blocks":[]}', '[1]', '"vitrina/blocks"', 'vitrina/blocks are the best', 'null'])(
    'are no other text: %s',
    (text) => expect(readClipboardText(text)).toEqual({ kind: 'foreign' }),
  );

  it('are refused where they are too many, too deep, too new or none', () => {
    const nest = (depth: number): unknown =>
      depth === 0 ? hero : { id: `c${depth}`, type: 'columns', props: { columns: [[nest(depth - 1)]] } };
    const reasons: readonly [string, string][] = [
      [textOf([{ ...hero, props: { title: 'x'.repeat(2_000_000) } }]), 'tooLarge'],
      [textOf(Array.from({ length: 5_001 }, () => 0)), 'tooLarge'],
      [textOf([nest(9)]), 'tooLarge'],
      [textOf([]).replace('[]', `${'['.repeat(100)}${']'.repeat(100)}`), 'invalid'],
      [textOf([hero], { schemaVersion: currentVersion + 1 }), 'newer'],
      [textOf('blocks'), 'invalid'],
      [textOf([]), 'invalid'],
      [textOf([null, 1, { id: 'x', type: 'iframe', props: {} }, { type: 'hero', props: {} }]), 'invalid'],
    ];
    for (const [text, reason] of reasons)
      expect(readClipboardText(text)).toEqual({ kind: 'refused', reason });
  });

  it('lose what the format does not know, and bring the rest', () => {
    const odd = { ...hero, props: { title: 'x', subtitle: 3, cta: { label: 1, action: 2 } } };
    const columns = { id: 'c', type: 'columns', props: { columns: [[hero, { ...hero, type: 'script' }]] } };
    expect(readClipboardText(textOf([odd, columns, { ...hero, id: 'with space' }]))).toEqual({
      kind: 'blocks',
      blocks: [hero, { ...columns, props: { columns: [[hero]] } }],
      isCut: false,
      refused: 2,
    });
  });

  it('are blocks of the format with ids that nobody has, whatever is pasted', () => {
    fc.assert(
      fc.property(
        arbitraryTemplate,
        fc.oneof(
          arbitraryTemplate.map(({ blocks }) => blocks as unknown),
          fc.jsonValue(),
        ),
        (page, pasted) => {
          const content = readClipboardText(textOf(pasted));
          if (content.kind !== 'blocks') return;
          const items = toPuck(page).content;
          const made = itemsFor(items, content.blocks);
          const ids = allBlocks(page.blocks).map((block) => (block as { id?: unknown } | null)?.id);
          const own = allBlocks(made.map(toBlock)).map((block) => (block as { id: string }).id);
          expect(new Set(own).size).toBe(own.length);
          expect(own.filter((id) => ids.includes(id))).toEqual([]);
          const itemIds = everyItem([...items, ...made]).map(({ props }) => props.id);
          expect(new Set(itemIds).size).toBe(itemIds.length);
          for (const raw of allBlocks(made.map(toBlock))) {
            expect(checkBlock({ raw, path: '' }).block).toBeDefined();
          }
        },
      ),
    );
  });
});

describe('copies of blocks', () => {
  const button = {
    id: 'go',
    type: 'cta',
    props: { label: 'Go', action: { type: 'scrollTo', block: 'top' } },
  };
  const page = toPuck({ blocks: [hero, button] }).content;

  it('lead to each other as the originals do', () => {
    const [top, go] = itemsFor(page, [hero, button]).map(toBlock) as { id: string }[];
    expect(top!.id).toMatch(/^hero-\w{8}$/);
    expect(go).toMatchObject({ props: { action: { block: top!.id } } });
    expect(itemsFor(page, [button]).map(toBlock)).toMatchObject([{ props: { action: { block: 'top' } } }]);
  });

  it('keep an id that is free where they were cut', () => {
    expect(itemsFor(page.slice(1), [hero], true).map(toBlock)).toEqual([hero]);
    expect(itemsFor(page, [hero], true).map(toBlock)).not.toEqual([hero]);
  });
});
