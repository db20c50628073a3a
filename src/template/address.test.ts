import fc from 'fast-check';
import { isMediaAddress, isPictureAddress, isSafeAddress } from './address';

const rules = { origin: 'https://pages.example', schemeLink: 'demo://open', imageOrigins: [] };
/** What a browser makes of the address. */
const leadsHome = (address: string): boolean =>
  URL.canParse(address, rules.origin) && new URL(address, rules.origin).origin === rules.origin;

describe('paths', () => {
  it('are judged as a browser resolves them, however they are written', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '\t',
      '\n',
      ' ',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      'evil.example',
      'pictures',
      'é',
    );
    const path = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
    fc.assert(
      fc.property(path, (address) => {
        // Whoever leads to another host by a path alone is refused or is an https address, which links may be.
        const isPicture =
          leadsHome(address) && new URL(address, rules.origin).username === '' && !/\s/.test(address);
        expect(isPictureAddress(address, rules)).toBe(isPicture);
        if (leadsHome(address)) expect(isSafeAddress(address, rules)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

test('videos come from the page’s own origin and from those of the brand file, whatever pictures may', () => {
  const named = { ...rules, imageOrigins: ['https://cdn.example'], mediaOrigins: ['https://media.example'] };
  const judged = (address: string) => isMediaAddress(address, named);
  expect(
    ['/a.mp4', '/my video.mp4', 'https://pages.example/a.mp4', 'https://media.example/a.mp4'].map(judged),
  ).toEqual([true, true, true, true]);
  expect(
    [
      'https://cdn.example/a.mp4',
      '//cdn.example/a.mp4',
      'http://media.example/a.mp4',
      'https://user@media.example/a.mp4',
      'https://media.example.evil.example/a.mp4',
      'data:video/mp4;base64,AA',
      'blob:https://pages.example/1',
      'java\tscript:alert(1)',
      'tel:1',
    ].filter(judged),
  ).toEqual([]);
  expect(isMediaAddress('https://media.example/a.mp4', rules)).toBe(false);
});

describe('the origin of the API', () => {
  const withApi = { ...rules, apiOrigin: 'https://api.example' };

  it('counts as the page’s own', () => {
    expect(isPictureAddress('https://api.example/captcha.png', withApi)).toBe(true);
    expect(isPictureAddress('https://user@api.example/captcha.png', withApi)).toBe(false);
    expect(isPictureAddress('https://other.example/captcha.png', withApi)).toBe(false);
    expect(isPictureAddress('https://api.example/captcha.png', rules)).toBe(false);
    expect(isPictureAddress('/captcha.png', { ...rules, apiOrigin: '' })).toBe(true);
  });

  it('is one that links may lead to, also where it is not https', () => {
    expect(isSafeAddress('http://127.0.0.1:9000/x', { ...rules, apiOrigin: 'http://127.0.0.1:9000' })).toBe(
      true,
    );
    expect(isSafeAddress('http://127.0.0.1:9001/x', { ...rules, apiOrigin: 'http://127.0.0.1:9000' })).toBe(
      false,
    );
  });
});
