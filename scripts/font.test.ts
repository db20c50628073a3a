import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { maxFontBytes, readFont } from '../src/host/delivery/font/fontFile';
import { fontFiles } from '../tests/support/fontFiles';
import { provideTemporaryFolders } from '../tests/support/temporaryFolder';

const temporaryFolder = provideTemporaryFolders();

const run = (...words: readonly string[]) =>
  spawnSync('npx', ['tsx', path.join(__dirname, 'font.ts'), ...words], { encoding: 'utf8' });

test('a font that is too heavy becomes one that a host takes, cut for text', async () => {
  const made = path.join(temporaryFolder(), 'brand.woff2');
  const { status, stdout } = run(fontFiles.heavy, made);
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: [
      `${made}: ${statSync(made).size} bytes of the ${maxFontBytes} that a page can spare\n`,
      `${made}: it has no ₹; phones draw these in a font of their own, in the middle of a word\n`,
    ].join(''),
  });
  const [font, text] = await Promise.all([readFont(made), readFont(fontFiles.wide)]);
  if (!font.ok || !text.ok) throw new Error('no font');
  expect(font.value.measures.weights).toEqual({ min: 400, max: 800 });
  // `wide` is the same family as it is drawn for text; its largest size would be a tenth narrower.
  expect(font.value.measures.width[400]).toBeCloseTo(text.value.measures.width[400], 2);
});

test.each([
  [[], 'Say which file'],
  [[fontFiles.heavy, 'brand.ttf'], 'brand.ttf: /theme/font: must have the form'],
  [[fontFiles.heavy, 'Mi Marca.woff2'], 'Mi Marca.woff2: /theme/font: must have the form'],
  [[__filename, 'never.woff2'], `${__filename}: Unknown font format`],
  [['none.ttf', 'never.woff2'], 'none.ttf: ENOENT'],
])('%j is answered with what to do', (words, said) => {
  const { status, stderr } = run(...words);
  expect(status).toBe(1);
  expect(stderr).toContain(said);
});
