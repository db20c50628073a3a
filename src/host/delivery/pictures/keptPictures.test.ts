import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { KeptPictures } from './keptPictures';

const name = `${'a'.repeat(22)}-400.webp`;
const content = Buffer.from('what a picture holds '.repeat(20));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrina-kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('gives back what it keeps, after a restart too', async () => {
  const kept = new KeptPictures(path.join(folder, 'deep'));
  expect(await kept.find(name)).toBeUndefined();
  await kept.keep(name, content);
  const restarted = new KeptPictures(path.join(folder, 'deep'));
  expect(await restarted.has(name)).toBe(true);
  expect(await restarted.find(name)).toEqual(content);
});

it('gives nothing that was cut off or changed, and nothing that is half-written', async () => {
  await new KeptPictures(folder).keep(name, content);
  writeFileSync(path.join(folder, `${name}.1.1.new`), 'half');
  expect(readdirSync(folder)).toHaveLength(2);
  for (const damage of [
    () => truncateSync(path.join(folder, name), 60),
    () => writeFileSync(path.join(folder, name), ''),
    () => writeFileSync(path.join(folder, name), 'x'.repeat(400)),
  ]) {
    damage();
    expect(await new KeptPictures(folder).find(name)).toBeUndefined();
  }
  expect(await new KeptPictures(folder).has(`${name}.1.1.new`)).toBe(false);
});
