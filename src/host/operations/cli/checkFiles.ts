import { readFileSync } from 'node:fs';
import { checkTemplate } from '../../../template/check/checkTemplate';
import type { CheckContext } from '../../../template/check/checkContext';
import { rulesNotRun } from '../../../template/check/ruleTable';
import { weighTemplate } from '../../../template/check/weighPage';
import { reasonOf } from '../../../kernel/errors';
import { documentId } from '../../store/documentIdentity';
import type { Terminal } from './terminal';
import { texts } from './texts';
import type { TemplateCheck } from '../../../template/check/templateCheck';

export interface ReadFile {
  readonly file: string;
  readonly document: string;
}

export interface CheckedFiles {
  /** Undefined where any file has an error. */
  readonly sound: readonly ReadFile[] | undefined;
  readonly warnings: number;
}

export type ContextOf = (documents: readonly string[]) => Promise<CheckContext>;

/** Bytes that are not UTF-8 would be published as something else than what the file holds. */
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function read(file: string, terminal: Terminal): ReadFile | undefined {
  try {
    return { file, document: decoder.decode(readFileSync(file)) };
  } catch (error) {
    terminal.complain(texts.unreadable(file, reasonOf(error)));
    return undefined;
  }
}

/** How many warnings a file has; undefined where it has errors. Says all of both. */
function checkFile(
  { file, document }: ReadFile,
  context: CheckContext,
  terminal: Terminal,
): number | undefined {
  const findings = checkTemplate(document, context);
  const hasErrors = findings.some(({ severity }) => severity === 'error');
  const say = (line: string) => (hasErrors ? terminal.complain(line) : terminal.say(line));
  findingLines(file, findings).forEach(say);
  const weight = context.pictureBytes && weighTemplate(document, context.pictureBytes);
  if (weight) terminal.say(texts.weight(weight));
  return hasErrors ? undefined : findings.length;
}

/** Two files of one id in one go would leave it to chance which is live. */
function findRepeatedIds(files: readonly ReadFile[], terminal: Terminal): boolean {
  const fileOf = new Map<string, string>();
  let repeats = false;
  for (const { file, document } of files) {
    const id = documentId(document);
    if (id === undefined) continue;
    const other = fileOf.get(id);
    if (other !== undefined) terminal.complain(texts.sameId(file, other, id));
    repeats ||= other !== undefined;
    fileOf.set(id, file);
  }
  return repeats;
}

/** The files' exact texts, where none has an error. Says all that it finds, and which rules it could not run. */
export async function checkFiles(
  files: readonly string[],
  terminal: Terminal,
  contextOf: ContextOf,
): Promise<CheckedFiles> {
  const readable = files.flatMap((file) => read(file, terminal) ?? []);
  const context = await contextOf(readable.map(({ document }) => document));
  const counts = readable.map((file) => checkFile(file, context, terminal));
  const repeats = findRepeatedIds(readable, terminal);
  terminal.say(texts.notRun(rulesNotRun(context)));
  const isSound =
    readable.length === files.length && !repeats && counts.every((count) => count !== undefined);
  return {
    sound: isSound ? readable : undefined,
    warnings: counts.reduce<number>((sum, count = 0) => sum + count, 0),
  };
}

const place = ({ path, block, rule }: TemplateCheck): string =>
  [path === '' ? '/' : path, ...(block === undefined ? [] : [texts.block(block)]), texts.rule(rule)].join(
    '  ',
  );

function group(title: string, findings: readonly TemplateCheck[]): string[] {
  if (findings.length === 0) return [];
  return [
    `  ${title}`,
    ...findings.flatMap((finding) => [`    ${place(finding)}`, `      ${finding.message}`]),
  ];
}

/** A file's findings for people to read: errors, then warnings, each with its place, block and rule. */
function findingLines(file: string, findings: readonly TemplateCheck[]): string[] {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  return [
    texts.counts(file, errors.length, warnings.length),
    ...group(texts.errors, errors),
    ...group(texts.warnings, warnings),
  ];
}
