import { findDeadCommands } from './commands';
import { anchorsOf, readDocument } from './document';
import { findDeadLinks } from './links';
import { findDeadMentions } from './mentions';
import { findDeadPaths } from './paths';
import { findUnexplainedSettings, findUnknownSettings } from './settings';
import { findLongPages } from './wordLimits';

const textsOf = (faults: readonly { readonly text: string }[]): readonly string[] =>
  faults.map(({ text }) => text);

describe('links', () => {
  const documents = [
    readDocument('docs/a/one.md', 'See [two](two.md#what-it-is), [three](../three.md), <img src="x.webp">'),
    readDocument(
      'docs/a/two.md',
      '# Two\n\n## What it *is*\n\n```sh\n# no heading\n```\n\n[above](#two) [a](#no-heading)',
    ),
  ];
  const there = new Set(['docs/a/one.md', 'docs/a/two.md']);

  it('are found where file or heading is missing', () => {
    const faults = findDeadLinks(documents, (file) => there.has(file));
    expect(faults.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([
      'docs/a/one.md:1 link to ../three.md: there is no docs/three.md',
      'docs/a/one.md:1 link to x.webp: there is no docs/a/x.webp',
      'docs/a/two.md:9 link to #no-heading: docs/a/two.md has no heading #no-heading',
    ]);
  });

  it('lead to headings by the names that GitHub gives them', () => {
    const page = readDocument('a.md', "# 3. The brand's *file*\n## Cómo se llama\n## Tests\n## Tests");
    expect([...anchorsOf(page)]).toEqual(['3-the-brands-file', 'cómo-se-llama', 'tests', 'tests-1']);
  });
});

describe('paths', () => {
  const files = ['src/host/store/writeAhead.ts', 'locales/en/checks.json', 'locales/es/checks.json'];
  const faultsOf = (text: string) => textsOf(findDeadPaths([readDocument('a.md', text)], files));

  it.each([
    '`src/host/store/writeAhead.ts`',
    '`store/writeAhead.ts` and `writeAhead.ts`',
    '`src/host/` and `src/host/store`',
    '`locales/{en,es}/checks.json`, `locales/*/checks.json`, `locales/<code>/`',
    '`/landing?id=…`, `a/b`, `dist/host/main.js`, `DIR/<id>.json`, `~/vitrina`',
    '```sh\ncat src/gone.ts\n```',
  ])('finds nothing in %j', (text) => {
    expect(faultsOf(text)).toEqual([]);
  });

  it.each([
    ['`src/host/gone.ts`', 'src/host/gone.ts'],
    ['`host/gone/`, in `src/gone/`', 'src/gone/'],
    ['`Ahead.ts`', 'Ahead.ts'],
    ['`locales/{en,hi}/other.json`', 'locales/{en,hi}/other.json'],
  ])('finds in %j what is not there', (text, path) => {
    expect(faultsOf(text)).toEqual([`there is no ${path}`]);
  });
});

describe('commands', () => {
  const commands = {
    scripts: new Set(['build', 'data', 'test:soak']),
    words: { data: new Set(['show']), test: new Set(['unit']) },
    binaries: new Set(['tsx', 'jest']),
    exists: (file: string) => file === 'scripts/there.ts',
  };
  const faultsOf = (text: string) => textsOf(findDeadCommands([readDocument('a.md', text)], commands));

  it.each([
    '`npm run build`, `npm test -- unit`, `npm run data -- show phone -`, `npm run test:soak -- <id>`',
    '```sh\nBLOCKS=./x npm --prefix ~/v run build && npm ci && npx tsx scripts/there.ts\n```',
    '`npx jest path/of/file`',
  ])('finds nothing in %j', (text) => {
    expect(faultsOf(text)).toEqual([]);
  });

  it.each([
    ['`npm run buidl`', 'npm run buidl: package.json has no such script'],
    ['```\nnpm run data -- shwo phone -\n```', 'npm run data -- shwo: it knows no shwo'],
    ['`npm test -- units`', 'npm run test -- units: it knows no units'],
    ['`npm publsh`', 'npm publsh: not a command that the project uses'],
    ['`npx jset a`', 'npx jset: not installed by package.json'],
    ['`npx tsx scripts/gone.ts`', 'npx tsx scripts/gone.ts: there is no such file'],
  ])('finds in %j what nothing answers to', (text, fault) => {
    expect(faultsOf(text)).toEqual([fault]);
  });
});

describe('settings', () => {
  it('are found where nothing reads them', () => {
    const page = readDocument(
      'a.md',
      '`DATA_DIR` `DATA_DRI=/x` `GET` `<NO_SETTING>`\n```\nMAX_CONECTIONS=1 npm start\n```',
    );
    expect(textsOf(findUnknownSettings([page], new Set(['DATA_DIR'])))).toEqual([
      'nothing reads a setting DATA_DRI',
      'nothing reads a setting MAX_CONECTIONS',
    ]);
  });

  it('are found where no row explains them', () => {
    const page = readDocument('a.md', '| `PORT`, `HOST` | where |\n| `DATA_DIR` | not `MAIL_FROM` |');
    expect(textsOf(findUnexplainedSettings(page, ['PORT', 'HOST', 'MAIL_FROM']))).toEqual([
      'no row of a table explains MAIL_FROM',
    ]);
  });
});

describe('words', () => {
  const words = (count: number): string => 'word '.repeat(count);

  it('are counted outside of code, and tables have no more than their words', () => {
    const page = `| a | b |\n|---|---|\n${words(896)} – one, two\n\`\`\`\n${words(500)}\n\`\`\``;
    expect(findLongPages([readDocument('README.md', page)])).toEqual([]);
    expect(findLongPages([readDocument('README.md', `${page}\nmore`)])).toHaveLength(1);
  });

  it.each([
    ['ARCHITECTURE.md', 1_500],
    ['docs/decisions/0007-why.md', 250],
    ['docs/operators/backups.md', 2_500],
  ])('of %s are at most %i', (file, most) => {
    expect(findLongPages([readDocument(file, words(most))])).toEqual([]);
    expect(textsOf(findLongPages([readDocument(file, words(most + 1))]))).toEqual([
      `${most + 1} words, at most ${most}: shorten or split it by subject`,
    ]);
  });

  it('have a bound in all, and what is made from code has none', () => {
    const pages = Array.from({ length: 19 }, (_, index) => readDocument(`docs/a/${index}.md`, words(2_400)));
    expect(textsOf(findLongPages(pages))).toEqual(['45600 words by hand in all, at most 45000']);
    expect(findLongPages([readDocument('docs/generated/checks.md', words(60_000))])).toEqual([]);
  });
});

it('code that names a document that is not there is found', () => {
  const texts: Readonly<Record<string, string>> = {
    'src/a.ts': "/** docs/there.md */\nconst text = 'docs/gone.md says more';",
  };
  const faults = findDeadMentions(
    Object.keys(texts),
    (file) => texts[file] ?? '',
    (file) => file === 'docs/there.md',
  );
  expect(faults).toEqual([{ file: 'src/a.ts', line: 2, text: 'there is no docs/gone.md' }]);
});
