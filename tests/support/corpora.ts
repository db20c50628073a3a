import naughtyStrings from 'big-list-of-naughty-strings/blns.json';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { soaking } from './soak';

/** Where long lists lie that the project does not carry: beside the repository, or where `CORPORA` says. */
const folder = process.env.CORPORA ?? path.resolve(__dirname, '../../../shared/corpora');

function linesOf(name: string): readonly string[] {
  const file = path.join(folder, name);
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
  } catch {
    throw new Error(`The long run needs the list ${file}; CORPORA names the folder that holds it`);
  }
}

/**
 * The payloads of DOMPurify's own tests (`test/fixtures/expect.mjs` of its repository; its package leaves them out), where
 * `DOMPURIFY_TESTS` names that file. Read as text, since what is a test's input is never run here.
 */
function sanitiserPayloads(): readonly string[] {
  const file = process.env.DOMPURIFY_TESTS;
  if (file === undefined) return [];
  const found = [...readFileSync(file, 'utf8').matchAll(/"payload":\s*("(?:[^"\\]|\\.)*")/g)].map(
    ([, text = '""']) => JSON.parse(text) as string,
  );
  if (found.length === 0)
    throw new Error(
      `${file} holds no payload of DOMPurify's tests; DOMPURIFY_TESTS names its test/fixtures/expect.mjs`,
    );
  return found;
}

/** Which lists a run had beside our own: nobody reads a count as more than it was. */
export const namesOfLists = (): string =>
  !soaking
    ? 'own list'
    : process.env.DOMPURIFY_TESTS === undefined
      ? 'all lists but DOMPurify’s own'
      : 'all lists, DOMPurify’s own among them';

const ownList = (name: string): readonly string[] =>
  JSON.parse(readFileSync(path.resolve(__dirname, '../fixtures/hostile', name), 'utf8')) as readonly string[];

/** Texts that run a script where they are taken for code: our own list, in the long run the collected ones too. */
export const scriptPayloads = (): readonly string[] =>
  soaking
    ? [
        ...new Set([
          ...ownList('scripts.json'),
          ...linesOf('xss.txt'),
          ...naughtyStrings,
          ...sanitiserPayloads(),
        ]),
      ].filter((each) => each !== '')
    : ownList('scripts.json');

/** Addresses that lead away from a page that takes them for its own. */
export const redirectPayloads = (): readonly string[] =>
  soaking
    ? [...new Set([...ownList('addresses.json'), ...linesOf('open-redirect.txt')])]
    : ownList('addresses.json');
