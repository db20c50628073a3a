import fc from 'fast-check';
import { findJsonError } from './jsonError';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('findJsonError', () => {
  it('agrees with JSON.parse over JSON that was cut, mended and mixed up', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"',
      '\\',
      'true',
      'nul',
      '-1.5e3',
      '01',
      ' ',
      '\n',
      '\u0001',
      '\\u12',
    );
    const damaged = fc.tuple(fc.json(), fc.nat(), piece, fc.nat(3)).map(([text, at, inserted, cut]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + inserted + text.slice(place + cut);
    });
    const text = fc.oneof(
      fc.json(),
      damaged,
      fc.array(piece).map((pieces) => pieces.join('')),
      fc.string(),
    );
    fc.assert(
      fc.property(text, (candidate) => {
        expect(findJsonError(candidate) === undefined).toBe(isJson(candidate));
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    ['', 1, 1, 'a value'],
    ['{"a":1,}', 1, 8, 'a name in double quotes'],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, 'a comma'],
    ["{'a':1}", 1, 2, 'a name in double quotes or }'],
    ['[1,2', 1, 5, 'a comma'],
    ['{"a" 1}', 1, 6, 'a colon'],
    ['{} {}', 1, 4, 'the end of the text'],
    ['\uFEFF{}', 1, 1, 'a value'],
  ])('%j: line %i, column %i, expected %s', (text, line, column, expected) => {
    expect(findJsonError(text)).toEqual({ line, column, expected: expect.stringContaining(expected) });
  });

  it('stands a megabyte of text and of brackets', () => {
    expect(findJsonError(JSON.stringify('é"\\'.repeat(300_000)))).toBeUndefined();
    expect(findJsonError('['.repeat(500_000))).toMatchObject({ column: 500_001 });
  });
});
