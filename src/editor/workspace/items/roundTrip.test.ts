import fc from 'fast-check';
import { arbitraryTemplate } from '../../../../tests/support/arbitraryTemplate';
import { shipped } from '../../../../tests/support/shippedTemplates';
import { faults } from '../../../../tests/support/templateSchemas';
import type { EditorItem } from './editorData';
import { gapAfter, withItemsAt } from './itemTree';
import { freshItems } from './freshItems';
import { fromPuck, toBlock, toPuck } from './toPuck';
const everyItem = (items: readonly EditorItem[]): EditorItem[] =>
  items.flatMap((item) => [item, ...(item.props.columns ?? []).flatMap(({ content }) => everyItem(content))]);

describe('a template in Puck', () => {
  it('comes out as it went in, to the letter, whatever a valid template holds', () => {
    fc.assert(
      fc.property(arbitraryTemplate, (template) => {
        expect(faults('template.schema.json', template)).toEqual([]);
        expect(JSON.stringify(fromPuck(toPuck(template)))).toBe(JSON.stringify(template));
      }),
      { numRuns: 500 },
    );
  });

  it.each(shipped)('comes out as it went in: $name', ({ document }) => {
    expect(JSON.stringify(fromPuck(toPuck(document)))).toBe(JSON.stringify(document));
  });

  it('gives every item an id that Puck can use, and no two the same', () => {
    fc.assert(
      fc.property(arbitraryTemplate, (template) => {
        const ids = everyItem(toPuck(template).content).map(({ props }) => props.id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const id of ids) expect(id).toMatch(/^(?!root$)[\w-]+$/);
      }),
    );
  });

  it('gives a copy that Puck made a block id of its own', () => {
    const [item] = toPuck({ blocks: [{ id: 'top', type: 'hero', props: { title: 'x' } }] }).content;
    const copy = { ...item!, props: { ...item!.props, id: 'hero-6f9619ff-8b86-4d01-b42d-00cf4fc964ff' } };
    expect(toBlock(copy)).toEqual({ id: 'hero-4fc964ff', type: 'hero', props: { title: 'x' } });
    expect(toBlock(item!)).toMatchObject({ id: 'top' });
  });
});

describe('blocks from elsewhere', () => {
  it('are new blocks, whose buttons scroll to one another, whatever a valid template holds', () => {
    fc.assert(
      fc.property(arbitraryTemplate, ({ blocks }) => {
        const taken = everyItem(toPuck({ blocks }).content).map(({ props }) => props.id);
        const items = freshItems([...blocks, ...blocks], taken);
        const ids = everyItem(items).map(({ props }) => props.id);
        expect(new Set([...ids, ...taken]).size).toBe(ids.length + taken.length);
        const anonymous = (value: unknown): string =>
          JSON.stringify(value, (key, each: unknown) => (key === 'id' || key === 'block' ? '' : each));
        expect(anonymous(items.map(toBlock))).toBe(anonymous([...blocks, ...blocks]));
      }),
    );
    const button = {
      id: 'go',
      type: 'cta',
      props: { label: 'x', action: { type: 'scrollTo', block: 'top' } },
    };
    const hero = { id: 'top', type: 'hero', props: { title: 'x' } };
    const [fresh, moved] = freshItems([hero, button], []).map(toBlock) as [{ id: string }, typeof button];
    expect(fresh.id).not.toBe('top');
    expect(moved.props.action.block).toBe(fresh.id);
  });

  it('stand behind the chosen one, in a column too, and else at the end', () => {
    const text = (id: string) => ({ id, type: 'richText', props: { html: id } });
    const { content } = toPuck({
      blocks: [text('a'), { id: 'b', type: 'columns', props: { columns: [[text('c')], []] } }, text('d')],
    });
    const items = freshItems([text('new')], []);
    const idsAfter = (id?: string) =>
      everyItem(withItemsAt(content, gapAfter(content, id), items)).map(({ type, props }) =>
        type === 'columns' ? 'b' : (JSON.parse(props.block).props.html as string),
      );
    expect(idsAfter('a')).toEqual(['a', 'new', 'b', 'c', 'd']);
    expect(idsAfter('c')).toEqual(['a', 'b', 'c', 'new', 'd']);
    expect(idsAfter('gone')).toEqual(['a', 'b', 'c', 'd', 'new']);
    expect(idsAfter()).toEqual(['a', 'b', 'c', 'd', 'new']);
  });
});
