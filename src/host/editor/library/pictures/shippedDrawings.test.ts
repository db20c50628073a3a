import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shippedDrawings } from './shippedDrawings';

const mexico = path.resolve(__dirname, '../../../../../templates/mexico');
const documents = ['mx-bienvenida', 'mx-descarga'].map((name) =>
  readFileSync(path.join(mexico, `${name}.json`), 'utf8'),
);

it('finds the drawings of the templates that come with the host, each once, with their texts', () => {
  const drawings = shippedDrawings([...documents, ...documents]);
  const hero = drawings.find(({ name }) => name === 'mx-hero');
  expect(hero?.image.src).toMatch(/^\/pictures\/mx-hero-720\.[0-9a-f]{8}\.webp$/);
  expect(hero?.image.alt).toMatchObject({
    es: expect.any(String) as string,
    en: expect.any(String) as string,
  });
  expect(new Set(drawings.map(({ name }) => name)).size).toBe(drawings.length);
});

it('takes no picture of a library for one', () => {
  const image = { src: '/pictures/AAAAAAAAAAAAAAAAAAAAAA-720.webp', alt: 'x' };
  expect(shippedDrawings([JSON.stringify({ id: 'a', blocks: [{ props: { image } }] })])).toEqual([]);
});
