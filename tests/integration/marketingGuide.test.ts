import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../src/kernel/locale';

const root = path.resolve(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Every text of a catalogue with its key. */
function entriesOf(value: unknown, key: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(value as Readonly<Record<string, unknown>>).flatMap(([name, inner]) =>
    entriesOf(inner, `${key}.${name}`),
  );
}

function wordsOf(locale: Locale): ReadonlyMap<string, string> {
  const folder = path.join('locales', locale);
  return new Map(
    readdirSync(path.join(root, folder)).flatMap((file) =>
      entriesOf(JSON.parse(read(path.join(folder, file))), file),
    ),
  );
}

const english = wordsOf('en');
const spanish = wordsOf('es');
/** A name that opens a dialog ends with dots in one place and without in another. */
const bare = (text: string): string => text.replace(/…$/, '');
const hasWord = (words: ReadonlyMap<string, string>, name: string): boolean =>
  [...words.values()].some((word) => bare(word) === bare(name));

/** What the steps to a first page name in bold: each is on the screen. The tabs of languages are codes. */
function namesInSteps(file: string): readonly string[] {
  const steps = read(file)
    .split('\n')
    .filter((line) => /^\d\. /.test(line));
  return steps
    .flatMap((step) => [...step.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) => name))
    .filter((name) => !/^[A-Z]{2}$/.test(name));
}

describe('the guides for marketing', () => {
  it.each([
    ['docs/marketing/README.md', english],
    ['docs/marketing/README.es.md', spanish],
  ] as const)('%s names things in its first steps as the screen does', (file, words) => {
    const names = namesInSteps(file);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !hasWord(words, name))).toEqual([]);
  });

  it('translate names as the screens do', () => {
    const rows = [...read('docs/marketing/README.es.md').matchAll(/^\| (.+) \| (.+) \|$/gm)].slice(1);
    expect(rows.length).toBeGreaterThan(30);
    const wrong = rows.filter(
      ([, own = '', other = '']) =>
        ![...english].some(
          ([key, word]) => bare(word) === bare(other) && bare(spanish.get(key) ?? '') === bare(own),
        ),
    );
    expect(wrong.map(([row]) => row)).toEqual([]);
  });
});
