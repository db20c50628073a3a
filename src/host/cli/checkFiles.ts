import { readFileSync } from 'node:fs';
import { checkTemplate } from '../../template/check/checkTemplate';
import { documentId } from '../store/documentIdentity';
import type { Terminal } from './terminal';
import { texts } from './texts';

export interface CheckedFile {
  readonly file: string;
  readonly document: string;
}

/** Bytes that are not UTF-8 would be published as something else than what the file holds. */
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function read(file: string, terminal: Terminal): string | undefined {
  try {
    return decoder.decode(readFileSync(file));
  } catch (error) {
    terminal.complain(texts.unreadable(file, error instanceof Error ? error.message : String(error)));
    return undefined;
  }
}

function checkFile(file: string, terminal: Terminal): CheckedFile | undefined {
  const document = read(file, terminal);
  if (document === undefined) return undefined;
  const findings = checkTemplate(document);
  for (const { severity, path, message } of findings) terminal.complain(texts.finding(file, severity, path, message));
  return findings.some(({ severity }) => severity === 'error') ? undefined : { file, document };
}

/** Two files of one id in one go would leave it to chance which is live. */
function findRepeatedIds(files: readonly CheckedFile[], terminal: Terminal): boolean {
  const fileOf = new Map<string, string>();
  let repeats = false;
  for (const { file, document } of files) {
    const id = documentId(document) ?? '';
    const other = fileOf.get(id);
    if (other !== undefined) terminal.complain(texts.sameId(file, other, id));
    repeats ||= other !== undefined;
    fileOf.set(id, file);
  }
  return repeats;
}

/** The files' exact texts; undefined where any has an error. Says all that it finds. */
export function checkFiles(files: readonly string[], terminal: Terminal): readonly CheckedFile[] | undefined {
  const checked = files.map((file) => checkFile(file, terminal)).filter((file) => file !== undefined);
  const repeats = findRepeatedIds(checked, terminal);
  return checked.length === files.length && !repeats ? checked : undefined;
}
