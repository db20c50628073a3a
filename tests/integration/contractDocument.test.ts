import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { callNames } from '../../src/contract/calls';

const root = path.resolve(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const contract = read('docs/contract.md');
const sections = new Set([...contract.matchAll(/^## (\d+)\. /gm)].map(([, number]) => number));

const texts = ['src', 'tests', 'scripts', 'schemas', 'docs'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mjs|json|md|css|conf|yml)$/.test(name))
    .map((name) => path.join(folder, name)),
);

describe('docs/contract.md', () => {
  it('has every section that the project cites', () => {
    const missing = texts.flatMap((file) =>
      [...read(file).matchAll(/contract §\d+(?:(?:,| and| or) §\d+)*/g)]
        .flatMap(([citation]) => [...citation.matchAll(/§(\d+)/g)])
        .filter(([, number]) => !sections.has(number))
        .map(([citation]) => `${file}: ${citation}`),
    );
    expect(missing).toEqual([]);
  });

  it('is the only text of its kind that is cited', () => {
    const cited = new RegExp(['\\bspec', ' §'].join(''));
    expect(texts.filter((file) => cited.test(read(file)))).toEqual([]);
  });

  it('names every call', () => {
    expect(callNames.filter((name) => !contract.includes(name))).toEqual([]);
  });
});
