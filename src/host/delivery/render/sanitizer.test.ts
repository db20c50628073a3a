import { JSDOM } from 'jsdom';
import fc from 'fast-check';
import { createHostSanitizer } from './sanitizer';

const sanitize = createHostSanitizer({
  origin: 'https://pages.example',
  schemeLink: 'prestademo://open',
  imageOrigins: ['https://cdn.example'],
});

const attributesOf = (html: string) =>
  [...new JSDOM(sanitize(html)).window.document.body.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].map(({ name, value }) => `${name}=${value}`),
  );

describe('createHostSanitizer', () => {
  it('loads jsdom for the first text that it is given, and not before', async () => {
    const loaded = jest.fn();
    jest.doMock('jsdom', () => {
      loaded();
      return jest.requireActual<object>('jsdom');
    });
    await jest.isolateModulesAsync(async () => {
      const { createHostSanitizer: create } = await import('./sanitizer');
      const lazy = create({ origin: 'https://pages.example', schemeLink: '', imageOrigins: [] });
      expect(loaded).not.toHaveBeenCalled();
      expect(lazy('<p onclick="x">a</p>')).toBe('<p>a</p>');
      expect(loaded).toHaveBeenCalledTimes(1);
    });
  });

  it.each([
    ['script elements', '<script>alert(1)</script>', ''],
    ['event handlers', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['styles', '<p style="position:fixed">a</p><style>p{}</style>', '<p>a</p>'],
    ['frames and forms', '<iframe src="/x"></iframe><form action="/x"><input name="a"></form>', ''],
    ['ids and names, which could shadow the page', '<p id="root" name="x">a</p>', '<p>a</p>'],
    ['drawings that hold scripts', '<svg><a href="/x"><text>a</text></a></svg>', ''],
  ])('removes %s', (_name, html, expected) => {
    expect(sanitize(html)).toBe(expected);
  });

  it('keeps what legal and marketing texts need', () => {
    const html =
      '<h2>A</h2><ul><li><strong>b</strong></li></ul><table><tbody><tr><th scope="row">c</th><td colspan="2">d</td></tr></tbody></table>';
    expect(sanitize(html)).toBe(html);
  });

  it('leaves the first heading level to the page', () => {
    expect(sanitize('<h1>A</h1>')).toBe('<h2>A</h2>');
  });

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'http://a.example',
    'vbscript:x',
    'blob:https://pages.example/x',
  ])('drops a link to %s', (address) => {
    expect(attributesOf(`<a href="${address}">a</a>`).filter((each) => each.startsWith('href'))).toEqual([]);
  });

  it.each([
    'https://a.example/x',
    '/contract',
    '#/agreementTemplate',
    'tel:+525512345678',
    'mailto:a@b.example',
    'prestademo://open',
  ])('keeps a link to %s', (address) => {
    expect(attributesOf(`<a href="${address}">a</a>`)).toContain(`href=${address}`);
  });

  it('takes pictures from the page and the named origins only', () => {
    const sources = [
      '/pictures/a.webp',
      'https://cdn.example/b.png',
      'https://spy.example/c.gif',
      'data:image/png;base64,AAAA',
    ];
    const kept = sources
      .flatMap((source) => attributesOf(`<img src="${source}">`))
      .filter((each) => each.startsWith('src'));
    expect(kept).toEqual([`src=${sources[0]}`, `src=${sources[1]}`]);
  });

  it('gives HTML that stays in its place and holds nothing forbidden, however broken it was', () => {
    const piece = fc.constantFrom(
      ...[
        '<p>',
        '</p>',
        '</div>',
        '<a href="/x">',
        '</a>',
        '<b',
        '>',
        '<svg>',
        '<math><mi>',
        '<!--',
        '-->',
        '"',
        "'",
        '&lt;',
      ],
      ...[
        '<img src=x onerror=alert(1)>',
        'text',
        '<table>',
        '<template>',
        '<textarea>',
        '<title>',
        '<noscript>',
        '<select>',
      ],
    );
    const parser = new new JSDOM().window.DOMParser();
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const { body } = parser.parseFromString(
          `<div></div><hr>`.replace('></', `>${sanitize(pieces.join(''))}</`),
          'text/html',
        );
        expect([...body.children].map(({ tagName }) => tagName)).toEqual(['DIV', 'HR']);
        expect(body.querySelector('svg,math,template,textarea,title,noscript,select,[onerror]')).toBeNull();
      }),
      { numRuns: 500 },
    );
  });
});
