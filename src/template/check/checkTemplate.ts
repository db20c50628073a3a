/**
 * What is wrong with a template before it is published; the same for the terminal and the editor:
 *
 *     text ──▶ size ──▶ JSON ──▶ depth ──▶ envelope ──▶ blocks one by one ──▶ blocks together ──▶ findings
 *
 * A step that fails for good ends the check, since what follows would only repeat it.
 */
import validateTemplate from '../../generated/validators/template';
import { isDeeperThan } from '../depth';
import { limits } from '../limits';
import { currentVersion, migrate } from '../migrations/migrate';
import { checkBlock } from './checkBlock';
import { checkTogether } from './checkTogether';
import { collectBlocks, isRecord } from './collectBlocks';
import { describeFaults } from './describeFaults';
import { findJsonError } from './jsonError';
import { checkError, checkWarning, type TemplateCheck } from './templateCheck';

function checkSize(text: string): TemplateCheck[] {
  const bytes = new TextEncoder().encode(text).byteLength;
  if (bytes <= limits.documentBytes) return [];
  return [checkError('', `the document has ${bytes} bytes; at most ${limits.documentBytes} are allowed, make it shorter`)];
}

function checkVersion({ schemaVersion }: Readonly<Record<string, unknown>>): TemplateCheck[] {
  if (typeof schemaVersion !== 'number' || schemaVersion <= currentVersion) return [];
  return [checkWarning('/schemaVersion', `version ${schemaVersion} is newer than this host knows (${currentVersion}); what it doesn't know is left out`)];
}

function checkDocument(document: Readonly<Record<string, unknown>>): TemplateCheck[] {
  const current = migrate(document);
  const envelope = validateTemplate(current) ? [] : describeFaults('', validateTemplate.errors);
  const { blocks, findings } = collectBlocks(Array.isArray(current.blocks) ? current.blocks : []);
  const checked = blocks.map(checkBlock);
  const sound = checked.flatMap(({ block }) => block ?? []);
  return [
    ...checkVersion(document),
    ...envelope,
    ...findings,
    ...checked.flatMap((each) => each.findings),
    ...checkTogether(sound),
  ];
}

/** Findings about a document's exact text; none: it may be published. */
export function checkTemplate(text: string): readonly TemplateCheck[] {
  const size = checkSize(text);
  if (size.length > 0) return size;
  const broken = findJsonError(text);
  if (broken) {
    const { line, column, expected } = broken;
    return [checkError('', `not JSON: line ${line}, column ${column}: expected ${expected}`)];
  }
  const document: unknown = JSON.parse(text);
  if (!isRecord(document)) return [checkError('', 'a template is a JSON object')];
  if (isDeeperThan(document, limits.jsonDepth)) {
    return [checkError('', `the document nests deeper than ${limits.jsonDepth} lists and objects`)];
  }
  return checkDocument(document);
}
