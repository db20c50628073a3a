import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const text = ['asvs-authentication', 'asvs-sessions']
  .map((name) => readFileSync(path.join(root, `docs/operators/${name}.md`), 'utf8'))
  .join('\n');

/** Items of levels 1 and 2 of ASVS 5.0, chapters V6 and V7: of each section, how many come first. */
const counts: Readonly<Record<string, number>> = {
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
};
const items = Object.entries(counts).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);

describe('what ASVS asks', () => {
  it('has a row for each item, in their order, which says whether it is met and how', () => {
    const rows = [...text.matchAll(/^\| (\d\.\d\.\d+) +\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm)];
    expect(rows.map(([, item]) => item)).toEqual(items);
    for (const [, item, , state] of rows)
      expect([item, state]).toEqual([item, expect.stringMatching(/^(met|partly|not met|does not apply)$/)]);
  });

  it('names tests by their words', () => {
    const named = [...text.matchAll(/`((?:src|tests|scripts)\/[\w./-]+\.test\.ts)`: "([^"]+)"/g)];
    expect(named.length).toBeGreaterThan(8);
    for (const [, file = '', words = ''] of named)
      expect([file, words, readFileSync(path.join(root, file), 'utf8').includes(`'${words}'`)]).toEqual([
        file,
        words,
        true,
      ]);
  });
});
