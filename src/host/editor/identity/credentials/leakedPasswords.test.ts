import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { provideTemporaryFolders } from '../../../../../tests/support/temporaryFolder';
import { loadLeakedPasswords } from './leakedPasswords';

const temporaryFolder = provideTemporaryFolders();
const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex').toUpperCase();

function load(lines: readonly string[], lineEnd = '\n', isEnded = true) {
  const file = path.join(temporaryFolder(), 'leaked.txt');
  writeFileSync(file, lines.join(lineEnd) + (isEnded ? lineEnd : ''));
  const loaded = loadLeakedPasswords(file);
  if (!loaded.ok || !loaded.value) throw new Error('the list was not taken');
  return loaded.value;
}

it('knows each password of a list and no other, however long the list and its lines are', async () => {
  const passwords = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(
      passwords,
      fc.string(),
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
      async (all, other, lineEnd, isEnded) => {
        const list = all.map((each) => each.normalize('NFKC'));
        const lines = list.map(
          (each, place) => `${sha1(each)}${place % 3 === 0 ? `:${10 ** (place % 9)}` : ''}`,
        );
        const isLeaked = load([...new Set(lines)].toSorted(), lineEnd, isEnded);
        for (const each of list) expect(await isLeaked(each)).toBe(true);
        expect(await isLeaked(other)).toBe(list.includes(other.normalize('NFKC')));
      },
    ),
    { numRuns: 60 },
  );
});

it('takes no file that is not such a list, and says what it expected', () => {
  const file = path.join(temporaryFolder(), 'plain.txt');
  writeFileSync(file, 'password1\npassword2\n');
  expect(loadLeakedPasswords(file)).toEqual({
    ok: false,
    error: [
      `LEAKED_PASSWORDS_FILE ${file}: expected a SHA-1 in capital hexadecimal digits on each line, sorted`,
    ],
  });
  expect(loadLeakedPasswords(`${file}.gone`)).toMatchObject({ ok: false });
  expect(loadLeakedPasswords(undefined)).toEqual({ ok: true, value: undefined });
});
