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
import { placeInBlocks } from './placeInBlocks';
import type { Surroundings } from './surroundings';
import { found, type Finding, type TemplateCheck } from './templateCheck';

type Document = Readonly<Record<string, unknown>>;

function checkSize(text: string): Finding[] {
  const bytes = new TextEncoder().encode(text).byteLength;
  return bytes <= limits.documentBytes ? [] : [found('documentTooLarge', '', { bytes, most: limits.documentBytes })];
}

function checkVersion({ schemaVersion }: Document): Finding[] {
  if (typeof schemaVersion !== 'number' || schemaVersion <= currentVersion) return [];
  return [found('newerFormat', '/schemaVersion', { version: schemaVersion, known: currentVersion })];
}

function checkDocument(document: Document): TemplateCheck[] {
  const current = migrate(document);
  const envelope = validateTemplate(current) ? [] : describeFaults('', validateTemplate.errors);
  const { blocks, findings } = collectBlocks(Array.isArray(current.blocks) ? current.blocks : []);
  const checked = blocks.map(checkBlock);
  const sound = checked.flatMap(({ block }) => block ?? []);
  const all = [
    ...checkVersion(document),
    ...envelope,
    ...findings,
    ...checked.flatMap((each) => each.findings),
    ...checkTogether(sound),
  ];
  return placeInBlocks(all, blocks);
}

type Read = { readonly document: Document } | { readonly broken: Finding };

/** The document of a text, or what keeps it from being looked at as a template at all. */
function read(text: string): Read {
  const jsonError = findJsonError(text);
  if (jsonError) return { broken: found('notJson', '', { ...jsonError }) };
  const document: unknown = JSON.parse(text);
  if (!isRecord(document)) return { broken: found('notAnObject', '') };
  if (isDeeperThan(document, limits.jsonDepth)) return { broken: found('nestsTooDeep', '', { most: limits.jsonDepth }) };
  return { document };
}

/**
 * Findings about a document's exact text; none of severity `error`: it may be published.
 * Rules whose surroundings are not given are not run.
 */
export function checkTemplate(text: string, _surroundings: Surroundings = {}): readonly TemplateCheck[] {
  const size = checkSize(text);
  if (size.length > 0) return placeInBlocks(size, []);
  const result = read(text);
  return 'broken' in result ? placeInBlocks([result.broken], []) : checkDocument(result.document);
}
