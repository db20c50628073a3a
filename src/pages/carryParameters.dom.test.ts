import { carryParameters } from './carryParameters';

/** Where a link leads once it was chosen on a page at an address. */
function follow(search: string, markup: string): string | null {
  window.history.replaceState(null, '', `/aboutUs${search}`);
  document.body.innerHTML = markup;
  const link = document.querySelector('a');
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  (link?.querySelector('b') ?? link)?.click();
  return link?.getAttribute('href')?.replace(window.location.origin, '') ?? null;
}

beforeAll(() => carryParameters(window));

describe('parameters that go from page to page', () => {
  it.each([
    [
      'the visible common ones join a link',
      '?deviceId=d&language=1&utm=x',
      '<a href="/Loan">a</a>',
      '/Loan?deviceId=d&language=1',
    ],
    [
      'a parameter of the link stays',
      '?deviceId=d',
      '<a href="/landing?id=mx#/x">a</a>',
      '/landing?deviceId=d&id=mx#/x',
    ],
    ['a language of the link wins', '?language=1', '<a href="/Loan?language=2">a</a>', '/Loan?language=2'],
    [
      'what stands inside a link counts as the link',
      '?osVersion=14',
      '<a href="/"><b>a</b></a>',
      '/?osVersion=14',
    ],
    [
      'the way to the other language loses this one',
      '?language=1&deviceId=d',
      '<a data-changes-language href="/Loan">a</a>',
      '/Loan?deviceId=d',
    ],
    [
      'what stands inside the hash counts',
      '?id=mx&deviceId=d#/?deviceId=e&appVersion=9',
      '<a href="/customerService">a</a>',
      '/customerService?appVersion=9&deviceId=e',
    ],
    [
      'a whole address of this origin is a link of ours',
      '?deviceId=d',
      `<a href="${window.location.origin}/Loan">a</a>`,
      '/Loan?deviceId=d',
    ],
    [
      'what a link repeats or leaves empty stays',
      '?deviceId=d',
      '<a href="/Loan?tag=a&tag=b&utm=&id=x">a</a>',
      '/Loan?deviceId=d&tag=a&tag=b&utm=&id=x',
    ],
    ['nothing to add changes nothing', '', '<a href="/Loan?tag=a%20b&tag">a</a>', '/Loan?tag=a%20b&tag'],
    [
      'a strip of the system joins',
      '?safeBottom=48',
      '<a href="/complaint">a</a>',
      '/complaint?safeBottom=48',
    ],
    ['secrets never join', '?sessionId=s&swift=t', '<a href="/Loan">a</a>', '/Loan'],
  ])('%s', (_name, search, markup, expected) => {
    expect(follow(search, markup)).toBe(expected);
  });

  it.each([
    'https://elsewhere.example/x',
    '//elsewhere.example/x',
    'tel:+521',
    'mailto:a@b.example',
    '#content',
  ])('leaves %s alone', (href) => {
    expect(follow('?deviceId=d', `<a href="${href}">a</a>`)).toBe(href);
  });
});
