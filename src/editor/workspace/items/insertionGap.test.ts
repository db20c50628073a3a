import { toPuck } from './toPuck';
import { insertionGap } from './insertionGap';

const hero = { id: 'a', type: 'hero', props: {} };
const footer = (id: string) => ({ id, type: 'footer', props: { html: '<p>Foot</p>' } });
const itemsOf = (...blocks: unknown[]) => toPuck({ blocks }).content;
const added = itemsOf({ id: 'new', type: 'richText', props: {} });
const indexIn = (items: ReturnType<typeof itemsOf>, chosen: string[] = [], what = added): number =>
  insertionGap(items, new Set(chosen), what).index;

test('with nothing chosen, what is added goes above the footer, also one with variants', () => {
  expect(indexIn(itemsOf(hero, footer('f')))).toBe(1);
  expect(indexIn(itemsOf(hero, footer('f'), footer('g')))).toBe(1);
  expect(indexIn(itemsOf(footer('f')))).toBe(0);
});

test('without a footer at its end it goes to the end, and so does a footer', () => {
  expect(indexIn(itemsOf(footer('f'), hero))).toBe(2);
  expect(indexIn(itemsOf(hero, { id: 'x', type: 'acme/unknown', props: {} }))).toBe(2);
  expect(indexIn(itemsOf(hero, footer('f')), [], itemsOf(footer('g')))).toBe(2);
  expect(indexIn([])).toBe(0);
});

test('behind a chosen block, a footer too', () => {
  expect(indexIn(itemsOf(hero, hero, footer('f')), ['a'])).toBe(1);
  expect(indexIn(itemsOf(hero, footer('f')), ['f'])).toBe(2);
});
