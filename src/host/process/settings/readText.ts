import { readFileSync } from 'node:fs';
import { failure, success, type Result } from '../../../kernel/result';
import { errorCode, reasonOf } from '../../../kernel/errors';

function whyUnreadable(error: unknown): string {
  switch (errorCode(error)) {
    case 'ENOENT':
      return 'there is no such file';
    case 'EISDIR':
      return 'this is a folder, not a file';
    case 'EACCES':
      return 'this user may not read it';
    default:
      return reasonOf(error);
  }
}

/** A file that a setting names; the error says in words why it can't be had. */
export function readBytes(file: string): Result<Buffer, string> {
  try {
    return success(readFileSync(file));
  } catch (error) {
    return failure(whyUnreadable(error));
  }
}

/** The text of a file that a setting names; the error says in words why it can't be had. */
export function readText(file: string): Result<string, string> {
  const bytes = readBytes(file);
  return bytes.ok ? success(bytes.value.toString('utf8')) : bytes;
}
