import naughtyStrings from 'big-list-of-naughty-strings/blns.json';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { soaking } from './soak';

/** Where long lists lie that the project does not carry: beside the repository, or where `CORPORA` says. */
const folder = process.env.CORPORA ?? path.resolve(__dirname, '../../../shared/corpora');

function linesOf(name: string): readonly string[] {
  const file = path.join(folder, name);
  try {
    return readFileSync(file, 'utf8').split('\n').filter((line) => line !== '');
  } catch {
    throw new Error(`The long run needs the list ${file}; CORPORA names the folder that holds it`);
  }
}

const ownList = (name: string): readonly string[] =>
  JSON.parse(readFileSync(path.resolve(__dirname, '../fixtures/hostile', name), 'utf8')) as readonly string[];

/** Texts that run a script where they are taken for code: our own list, in the long run the collected ones too. */
export const scriptPayloads = (): readonly string[] =>
  soaking ? [...new Set([...ownList('scripts.json'), ...linesOf('xss.txt'), ...naughtyStrings])].filter((each) => each !== '') : ownList('scripts.json');

/** Addresses that lead away from a page that takes them for its own. */
export const redirectPayloads = (): readonly string[] =>
  soaking ? [...new Set([...ownList('addresses.json'), ...linesOf('open-redirect.txt')])] : ownList('addresses.json');
