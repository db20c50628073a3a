import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { errorCode, reasonOf } from '../../../kernel/errors';
import { failure, success, type Result } from '../../../kernel/result';
import { documentId } from '../../store/documentIdentity';

export interface ReadFile {
  readonly file: string;
  /** Exact text. */
  readonly document: string;
}

/** Bytes that are not UTF-8 would be published as something else than what the file holds. */
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Why a file has no text, in words; of a system's error what people know it by. */
function faultOf(error: unknown): string {
  switch (errorCode(error)) {
    case 'ENOENT':
      return `there is no such file, seen from ${process.cwd()}`;
    case 'EACCES':
      return 'this user may not read it';
    case 'EISDIR':
      return 'it is a folder';
    case 'ERR_ENCODING_INVALID_ENCODED_DATA':
      return 'it is not UTF-8. Save it as UTF-8';
    default:
      return reasonOf(error);
  }
}

/** A file's exact text, or why there is none. */
export function readTemplate(file: string): Result<ReadFile, string> {
  try {
    return success({ file, document: decoder.decode(readFileSync(file)) });
  } catch (error) {
    return failure(faultOf(error));
  }
}

const isFolder = (name: string): boolean => statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** The documents of a folder; what begins with a dot is for tools. */
const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .sort()
    .map((name) => path.join(folder, name));

/** Files as they are, folders as the documents in them. */
export const expandFolders = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => (isFolder(name) ? filesOf(name) : name));

/** The file of each template of a folder, whatever it is called. */
export function filesById(folder: string): ReadonlyMap<string, ReadFile> {
  const read = filesOf(folder).flatMap((file) => {
    const found = readTemplate(file);
    const id = found.ok ? documentId(found.value.document) : undefined;
    return found.ok && id !== undefined ? [[id, found.value] as const] : [];
  });
  return new Map(read);
}
