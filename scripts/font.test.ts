import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { loadFont, maxFontBytes } from '../src/host/delivery/font/loadFont';
import { fontFiles } from '../tests/support/fontFiles';
import { demoBrand } from '../tests/support/hostParts';
import { provideTemporaryFolders } from '../tests/support/temporaryFolder';

const temporaryFolder = provideTemporaryFolders();

const run = (...words: readonly string[]) =>
  spawnSync('npx', ['tsx', path.join(__dirname, 'font.ts'), ...words], { encoding: 'utf8' });

test('a font that is too heavy becomes one that a host takes', async () => {
  const folder = temporaryFolder();
  const made = path.join(folder, 'brand.woff2');
  const { status, stdout } = run(fontFiles.heavy, made);
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: `${made}: ${statSync(made).size} bytes of the ${maxFontBytes} that a page can spare\n`,
  });
  const brand = demoBrand();
  const font = await loadFont(path.join(folder, 'brand.json'), {
    ...brand,
    theme: { ...brand.theme, font: 'brand.woff2' },
  });
  expect(font.ok && font.value?.style.faces).toContain('font-weight:400 800');
});

test.each([
  [[], 'Say which file'],
  [[fontFiles.heavy, 'brand.ttf'], 'Say which file'],
  [[__filename, 'never.woff2'], 'Unknown font format'],
])('%j is answered with what to do', (words, said) => {
  const { status, stderr } = run(...words);
  expect(status).toBe(1);
  expect(stderr).toContain(said);
});
