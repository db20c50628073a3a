/** @jest-environment jsdom */
import { htmlDocument, type HtmlDocument } from './htmlDocument';

const page: HtmlDocument = {
  lang: 'es',
  title: 'A <title>',
  head: ['<link rel="icon" href="/favicon.svg">'],
  styles: ['p{color:red}'],
  scripts: ['/assets/page.js', '/assets/other.js'],
  code: ['/assets/code.js', '/assets/code.css'],
  beforeRoot: '<p>before</p>',
  body: '<button>Send</button>',
  preHydrationScript: 'early()',
  brand: { appName: '</script>' },
  template: undefined,
};

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('the script that keeps taps is read before anything that can be tapped, and the page’s own scripts after it', () => {
  const html = htmlDocument(page);
  const places = [
    'early()',
    'p{color:red}',
    '<p>before</p>',
    '<button>',
    '/assets/page.js',
    '/assets/other.js',
  ];
  const found = places.map((piece) => html.indexOf(piece));
  expect(found).toEqual([...found].sort((one, other) => one - other));
  expect(found).not.toContain(-1);
});

test('each script of the page is deferred, and texts stay texts', () => {
  const document = parse(htmlDocument(page));
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  expect(scripts.map((script) => [script.getAttribute('src'), script.defer])).toEqual([
    ['/assets/page.js', true],
    ['/assets/other.js', true],
  ]);
  expect(document.title).toBe('A <title>');
  expect(document.body.textContent).toContain('before');
  expect(JSON.parse(document.getElementById('vitrina-brand')?.textContent ?? '')).toEqual({
    appName: '</script>',
  });
});
