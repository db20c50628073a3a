import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

const manifest = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
const names = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)];
const reasons = read('docs/engineers/dependencies.md');

describe('docs/engineers/dependencies.md', () => {
  it.each(names.filter((name) => !name.startsWith('@types/')))('gives a reason for %s', (name) => {
    expect(reasons).toMatch(new RegExp(`^\\|[^|]*(^|[\\s,|])${name}[\\s,|]`, 'm'));
  });
});
