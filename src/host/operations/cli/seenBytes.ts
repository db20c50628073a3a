import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { recordOf } from '../../../kernel/record';
import { replaceFile } from '../../process/replaceFile';
import { sha256Of } from '../../store/documentIdentity';

const run = promisify(execFile);
const maxBytes = 256 * 1_048_576;
const maxKept = 20;
const maxVersions = '500';

/** What a folder has seen of one template on one host. */
export interface SeenTemplate {
  /** Hex SHA-256 of bytes that were pulled from there or pushed to there, the latest last. */
  readonly hashes: readonly string[];
  /** The last publication that was there; 0: none. */
  readonly sequence: number;
}

const stateFile = (folder: string): string => path.join(folder, '.vitrina.json');

const decodeSeen = (value: unknown): SeenTemplate => {
  const { hashes, sequence } = recordOf(value);
  return {
    hashes: Array.isArray(hashes) ? hashes.filter((hash): hash is string => typeof hash === 'string') : [],
    sequence: typeof sequence === 'number' ? sequence : 0,
  };
};

function readState(folder: string): Readonly<Record<string, unknown>> {
  try {
    return recordOf(JSON.parse(readFileSync(stateFile(folder), 'utf8')));
  } catch {
    return {};
  }
}

export const readSeen = (folder: string, origin: string, id: string): SeenTemplate =>
  decodeSeen(recordOf(readState(folder)[origin])[id]);

/** What is seen anew; without a sequence the one before stays. */
export type NewlySeen = Pick<SeenTemplate, 'hashes'> & Partial<SeenTemplate>;

/** Keeps what was seen beside the documents. It may be committed or ignored: git's own history says the same. */
export async function writeSeen(
  folder: string,
  origin: string,
  id: string,
  { hashes, sequence }: NewlySeen,
): Promise<void> {
  const state = readState(folder);
  const before = readSeen(folder, origin, id);
  const kept = [...new Set([...before.hashes.filter((hash) => !hashes.includes(hash)), ...hashes])];
  const changed = {
    ...recordOf(state[origin]),
    [id]: { hashes: kept.slice(-maxKept), sequence: sequence ?? before.sequence },
  };
  await replaceFile(stateFile(folder), `${JSON.stringify({ ...state, [origin]: changed }, null, 2)}\n`);
}

export interface CommittedVersions {
  /** Hex SHA-256 of each committed version of a file, the latest first. */
  readonly hashes: readonly string[];
  /** Git was told to fetch a part of the history alone, as CI does. */
  readonly isShallow: boolean;
}

const unknownVersions: CommittedVersions = { hashes: [], isShallow: false };

/** What git knows of a file; nothing where there is no git, no repository, or no such file in it. */
export async function committedVersions(folder: string, name: string): Promise<CommittedVersions> {
  const git = async (...words: readonly string[]) =>
    (await run('git', ['-C', folder, ...words], { encoding: 'utf8', maxBuffer: maxBytes })).stdout;
  try {
    const isShallow = (await git('rev-parse', '--is-shallow-repository')).trim() === 'true';
    const log = await git(
      'log',
      '--raw',
      '--no-abbrev',
      '--no-renames',
      '--format=',
      '-m',
      '-n',
      maxVersions,
      '--',
      name,
    );
    const blobs = [...log.matchAll(/^:\d+ \d+ [0-9a-f]+ ([0-9a-f]+) [AM]\t/gm)].flatMap(
      ([, blob]) => blob ?? [],
    );
    const hashes = [];
    for (const blob of new Set(blobs)) hashes.push(sha256Of(await git('cat-file', 'blob', blob)));
    return { hashes: [...new Set(hashes)], isShallow };
  } catch {
    return unknownVersions;
  }
}
