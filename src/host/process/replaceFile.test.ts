import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { replaceFile } from './replaceFile';

const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-replace-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('puts a whole file in the place of another', async () => {
  const file = path.join(folder, 'made', 'state');
  await replaceFile(file, 'one');
  await replaceFile(file, 'two');
  expect(readFileSync(file, 'utf8')).toBe('two');
  expect(readdirSync(path.dirname(file))).toEqual(['state']);
});

it('leaves nothing behind where it fails', async () => {
  const place = path.join(folder, 'taken');
  mkdirSync(path.join(place, 'by-a-folder'), { recursive: true });
  await expect(replaceFile(place, 'content')).rejects.toThrow();
  expect(readdirSync(folder).filter((name) => name.endsWith('.new'))).toEqual([]);
});
