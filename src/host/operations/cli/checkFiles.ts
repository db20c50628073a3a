import type { EditorFinding } from '../../../generated/editor';
import { describeInEnglish } from '../../../template/check/describeLine';
import { countLines, type FindingLine, findingLines } from '../../../template/check/findingLines';
import { documentId } from '../../store/documentIdentity';
import { annotationsOf, fileAnnotation } from './annotations';
import { expandFolders, type ReadFile, readTemplate } from './templateFiles';
import type { CheckedDocument, TemplatePlace } from './templatePlace';
import type { Terminal } from './terminal';
import { texts } from './texts';

export interface CheckedFiles {
  /** Undefined where any file has an error. */
  readonly sound: readonly ReadFile[] | undefined;
  readonly warnings: number;
}

interface CheckOptions {
  readonly terminal: Terminal;
  readonly place: Pick<TemplatePlace, 'check'>;
  /** Findings stand beside their lines in a review on GitHub. */
  readonly annotates?: boolean;
}

/** Says what is wrong with a file as a whole. */
function complainOf(file: string, words: string, { terminal, annotates = false }: CheckOptions): void {
  terminal.complain(words);
  if (annotates) terminal.say(fileAnnotation(file, words));
}

function read(file: string, options: CheckOptions): ReadFile | undefined {
  const found = readTemplate(file);
  if (found.ok) return found.value;
  complainOf(file, texts.unreadable(file, found.error), options);
  return undefined;
}

/** How many warnings a file has; undefined where it has errors. Says all of both. */
function sayChecked(
  { file, document }: ReadFile,
  { findings, weight }: CheckedDocument,
  { terminal, annotates = false }: CheckOptions,
): number | undefined {
  const hasErrors = findings.some(({ severity }) => severity === 'error');
  const say = (line: string) => (hasErrors ? terminal.complain(line) : terminal.say(line));
  describeFindings(file, findings).forEach(say);
  if (annotates) annotationsOf(file, document, findings).forEach((line) => terminal.say(line));
  if (weight) terminal.say(texts.weight(weight));
  return hasErrors ? undefined : countLines(findings).warnings;
}

/** Two files of one id in one go would leave it to chance which is live. */
function findRepeatedIds(files: readonly ReadFile[], options: CheckOptions): boolean {
  const fileOf = new Map<string, string>();
  let repeats = false;
  for (const { file, document } of files) {
    const id = documentId(document);
    if (id === undefined) continue;
    const other = fileOf.get(id);
    if (other !== undefined) complainOf(file, texts.sameId(file, other, id), options);
    repeats ||= other !== undefined;
    fileOf.set(id, file);
  }
  return repeats;
}

/** The exact texts of files and of those in folders, where none has an error. Says all that it finds, and which rules it could not run. */
export async function checkFiles(names: readonly string[], options: CheckOptions): Promise<CheckedFiles> {
  const { terminal, place } = options;
  const files = expandFolders(names);
  if (files.length === 0) terminal.complain(texts.nothingToCheck(names));
  const readable = files.flatMap((file) => read(file, options) ?? []);
  const { checked, notRun } = await place.check(readable.map(({ document }) => document));
  const counts = readable.map((file, position) =>
    sayChecked(file, checked[position] ?? { findings: [], weight: undefined }, options),
  );
  const repeats = findRepeatedIds(readable, options);
  terminal.say(texts.notRun(notRun));
  const isSound =
    files.length > 0 &&
    readable.length === files.length &&
    !repeats &&
    counts.every((count) => count !== undefined);
  return {
    sound: isSound ? readable : undefined,
    warnings: counts.reduce<number>((sum, count = 0) => sum + count, 0),
  };
}

const place = ({ path, block, rule }: EditorFinding): string =>
  [path === '' ? '/' : path, ...(block === undefined ? [] : [texts.block(block)]), texts.rule(rule)].join(
    '  ',
  );

/** One line for one thing, below all of its places. */
function group(title: string, lines: readonly FindingLine<EditorFinding>[]): string[] {
  if (lines.length === 0) return [];
  return [
    `  ${title}`,
    ...lines.flatMap((line) => [
      ...line.findings.map((finding) => `    ${place(finding)}`),
      `      ${describeInEnglish(line)}`,
    ]),
  ];
}

/** A file's findings for people to read: errors, then warnings, each with its places, blocks and rule. */
function describeFindings(file: string, findings: readonly EditorFinding[]): string[] {
  const lines = findingLines(findings);
  const errors = lines.filter(({ first }) => first.severity === 'error');
  const warnings = lines.filter(({ first }) => first.severity === 'warning');
  return [
    texts.counts(file, errors.length, warnings.length),
    ...group(texts.errors, errors),
    ...group(texts.warnings, warnings),
  ];
}
