import fc from 'fast-check';
import { annotationsOf, fileAnnotation, placesIn } from './annotations';

const text = '{\n  "id": "a",\n  "blocks": [\n    { "id": "top", "props": { "a/b": 1 } },\n    []\n  ]\n}\n';

describe('placesIn', () => {
  it.each([
    ['', 1, 1],
    ['/id', 2, 9],
    ['/blocks', 3, 13],
    ['/blocks/0', 4, 5],
    ['/blocks/0/props/a~1b', 4, 38],
    ['/blocks/1', 5, 5],
    ['/blocks/1/missing', 5, 5],
    ['/missing', 1, 1],
  ])('%s', (pointer, line, column) => {
    expect(placesIn(text)(pointer)).toEqual({ line, column });
  });

  it('finds each value of any document, however it is written', () => {
    const escape = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');
    const walk = (
      value: unknown,
      pointer: string,
      visit: (value: unknown, pointer: string) => void,
    ): void => {
      visit(value, pointer);
      if (typeof value !== 'object' || value === null) return;
      for (const [name, child] of Object.entries(value)) walk(child, `${pointer}/${escape(name)}`, visit);
    };
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 0, max: 3 }), (value, indent) => {
        const written = JSON.stringify(value, null, indent);
        const parsed: unknown = JSON.parse(written);
        const lines = written.split('\n');
        const placeOf = placesIn(written);
        walk(parsed, '', (found, pointer) => {
          const { line, column } = placeOf(pointer);
          const rest = lines[line - 1]?.slice(column - 1) ?? '';
          const begins = JSON.stringify(found)[0];
          expect(rest[0]).toBe(begins);
        });
      }),
      { numRuns: 200 },
    );
  });

  it('says something of what is no JSON', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (broken, pointer) => {
        const { line, column } = placesIn(broken)(`/${pointer}`);
        expect(line).toBeGreaterThanOrEqual(1);
        expect(column).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

it('writes workflow commands of GitHub Actions, with nothing that ends them early', () => {
  const finding = {
    severity: 'error',
    rule: 'emptyText',
    path: '/id',
    message: '100 %\nno',
    parameters: {},
  } as const;
  expect(annotationsOf('a,b:c.json', text, [finding])).toEqual([
    '::error file=a%2Cb%3Ac.json,line=2,col=9,title=emptyText::100 %25%0Ano',
  ]);
  expect(fileAnnotation('x.json', 'bad\r')).toBe('::error file=x.json::bad%0D');
});
