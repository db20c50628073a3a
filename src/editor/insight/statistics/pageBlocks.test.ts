import { pageBlocks } from './pageBlocks';

const block = (id: string, type: string, props: object) => ({ id, type, props });

it('names every block of a page by its first words, in reading order', () => {
  const document = JSON.stringify({
    locale: 'es',
    blocks: [
      block('top', 'hero', { title: { es: 'Hola', en: 'Hello' } }),
      block('cols', 'columns', { columns: [[block('inner', 'richText', { html: '<p>Dentro</p>' })], []] }),
      { type: 'spacer', props: {} },
    ],
  });
  expect(pageBlocks(document, 'en').map(({ id, type }) => [id, type])).toEqual([
    ['top', 'hero'],
    ['cols', 'columns'],
    ['inner', 'richText'],
  ]);
  expect(pageBlocks(document, 'en')[0]?.summary).toBe('Hello');
  expect(pageBlocks(document, 'fr')[0]?.summary).toBe('Hola');
});

it('a page without blocks has none', () => {
  expect(pageBlocks('{"blocks":7}', 'en')).toEqual([]);
});
