import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { reasonOf } from '../../../../kernel/errors';
import { failure, type Result, success } from '../../../../kernel/result';

/** Whether a password is known from a leak. Rejects where the list can't be read any more. */
export type IsLeaked = (password: string) => Promise<boolean>;

/** A SHA-1 in hexadecimal and, behind a colon, how often it was seen. */
const lineShape = /^[0-9A-F]{40}(:\d+)?\r?$/;
const hashDigits = 40;
/** More than a line. */
const halfWindow = 128;

interface Line {
  readonly hash: string;
  /** Offsets in bytes: where it begins, and where the next one does. */
  readonly start: number;
  readonly end: number;
}

/** The line that the byte at an offset is of. */
async function lineAt(file: FileHandle, offset: number): Promise<Line> {
  const from = Math.max(0, offset - halfWindow);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(2 * halfWindow), 0, 2 * halfWindow, from);
  const text = buffer.toString('latin1', 0, bytesRead);
  const at = offset - from;
  const start = at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  return {
    hash: text.slice(start, start + hashDigits),
    start: from + start,
    end: from + (end === -1 ? bytesRead : end) + 1,
  };
}

/** Halves the file, which is sorted, until the hash is found or its place is: some forty reads in a billion lines. */
async function isInFile(name: string, wanted: string): Promise<boolean> {
  const file = await open(name, 'r');
  try {
    let low = 0;
    let high = (await file.stat()).size;
    while (low < high) {
      const { hash, start, end } = await lineAt(file, Math.floor((low + high) / 2));
      if (hash === wanted) return true;
      if (hash < wanted) low = end;
      else high = start;
    }
    return false;
  } finally {
    await file.close();
  }
}

const sha1Of = (password: string): string =>
  createHash('sha1').update(password.normalize('NFKC')).digest('hex').toUpperCase();

function firstLine(name: string): string {
  const descriptor = openSync(name, 'r');
  try {
    const start = Buffer.alloc(halfWindow);
    const bytes = readSync(descriptor, start, 0, halfWindow, 0);
    return start.toString('latin1', 0, bytes).split('\n', 1)[0] ?? '';
  } finally {
    closeSync(descriptor);
  }
}

/**
 * The list of LEAKED_PASSWORDS_FILE, as large as it may be: nothing of it is kept, and nobody outside is asked.
 * @returns undefined where none is configured; the error names the file and what is wrong with it
 */
export function loadLeakedPasswords(
  name: string | undefined,
): Result<IsLeaked | undefined, readonly string[]> {
  if (name === undefined) return success(undefined);
  const wrong = (fault: string) => failure([`LEAKED_PASSWORDS_FILE ${name}: ${fault}`]);
  try {
    if (!lineShape.test(firstLine(name)))
      return wrong('expected a SHA-1 in capital hexadecimal digits on each line, sorted');
  } catch (error) {
    return wrong(reasonOf(error));
  }
  return success((password) => isInFile(name, sha1Of(password)));
}
