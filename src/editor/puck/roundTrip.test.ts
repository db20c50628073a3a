import fc from 'fast-check';
import { arbitraryTemplate } from '../../../tests/support/arbitraryTemplate';
import { shipped } from '../../../tests/support/shippedTemplates';
import { faults } from '../../../tests/support/templateSchemas';
import type { EditorItem } from './editorData';
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
