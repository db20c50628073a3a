import { publicHead } from './pageHead';

const headOf = (shareImage: { src: string; alt?: string; width?: number; height?: number }): string =>
  publicHead(
    { title: 'A title', description: '', shareImage },
    { origin: 'https://pages.example', background: '#000000', address: '/About' },
  ).join('');

test('a messenger reads where the shared picture is, how large and of what type', () => {
  const head = headOf({ src: '/pictures/share.png', alt: 'A hand', width: 1200, height: 630 });
  for (const [name, content] of [
    ['', 'https://pages.example/pictures/share.png'],
    [':type', 'image/png'],
    [':alt', 'A hand'],
    [':width', '1200'],
    [':height', '630'],
  ])
    expect(head).toContain(`<meta property="og:image${name}" content="${content}">`);
});

test('nothing is said of a type that the address does not tell', () => {
  expect(headOf({ src: 'https://cdn.example/picture/7' })).not.toContain('og:image:type');
});
