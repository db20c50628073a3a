import validateTemplate from '../../generated/validators/template';
import { isRecord } from '../../kernel/record';
import { isDeeperThan, limits } from '../limits';
import { currentVersion, migrate } from '../migrations/migrate';
import { allRules } from './allRules';
import { checkBlock, type CheckedBlock, collectBlocks, type PlacedBlock, placeInBlocks } from './checkBlock';
import { checkLending } from './loan/checkLending';
import { describeFaults } from './describeFaults';
import { findJsonError } from './jsonError';
import { subjectOf, valuesAt } from './subject';
import type { CheckContext } from './checkContext';
import { type Finding, found, type TemplateCheck } from './templateCheck';

type Document = Readonly<Record<string, unknown>>;

const bytesOf = (text: string): number => new TextEncoder().encode(text).byteLength;

function checkSize(text: string): Finding[] {
  const bytes = bytesOf(text);
  return bytes <= limits.documentBytes
    ? []
    : [found('documentTooLarge', '', { bytes, most: limits.documentBytes })];
}

function checkVersion({ schemaVersion }: Document): Finding[] {
  if (typeof schemaVersion !== 'number' || schemaVersion <= currentVersion) return [];
  return [found('newerFormat', '/schemaVersion', { version: schemaVersion, known: currentVersion })];
}

interface Blocks {
  readonly placed: readonly PlacedBlock[];
  readonly known: readonly CheckedBlock[];
  readonly sound: readonly CheckedBlock[];
  readonly findings: readonly Finding[];
}

function checkBlocks(list: unknown): Blocks {
  const { blocks: placed, findings } = collectBlocks(Array.isArray(list) ? list : []);
  const checked = placed.map(checkBlock);
  const known = checked.flatMap(({ block }) => block ?? []);
  const sound = checked.flatMap(({ block, findings: own }) => (block && own.length === 0 ? [block] : []));
  return { placed, known, sound, findings: [...findings, ...checked.flatMap((each) => each.findings)] };
}

function checkRules(document: Document, { sound }: Blocks, bytes: number, context: CheckContext): Finding[] {
  if (!validateTemplate(document)) return describeFaults('', validateTemplate.errors);
  const subject = subjectOf(document, sound, bytes);
  return [...allRules.flatMap((rule) => rule(subject, context)), ...checkLending(subject, context)];
}

function checkDocument(document: Document, bytes: number, context: CheckContext): TemplateCheck[] {
  const current = migrate(document);
  const blocks = checkBlocks(current.blocks);
  const byRules = checkRules(current, blocks, bytes, context);
  return placeInBlocks(
    [...checkVersion(document), ...blocks.findings, ...checkTogether(blocks.known), ...byRules],
    blocks.placed,
  );
}

type Read = { readonly document: Document } | { readonly broken: Finding };

/** The document of a text, or what keeps it from being looked at as a template at all. */
function read(text: string): Read {
  const jsonError = findJsonError(text);
  if (jsonError) return { broken: found('notJson', '', { ...jsonError }) };
  const document: unknown = JSON.parse(text);
  if (!isRecord(document)) return { broken: found('notAnObject', '') };
  if (isDeeperThan(document, limits.jsonDepth))
    return { broken: found('nestsTooDeep', '', { most: limits.jsonDepth }) };
  return { document };
}

/**
 * Findings about a document's exact text; none of severity `error`: it may be published.
 * Rules whose context are not given are not run.
 */
export function checkTemplate(text: string, context: CheckContext = {}): readonly TemplateCheck[] {
  const size = checkSize(text);
  if (size.length > 0) return placeInBlocks(size, []);
  const result = read(text);
  return 'broken' in result
    ? placeInBlocks([result.broken], [])
    : checkDocument(result.document, bytesOf(text), context);
}

function checkIds(blocks: readonly CheckedBlock[]): Finding[] {
  const first = new Map<string, string>();
  return blocks.flatMap(({ envelope: { id }, path }) => {
    const before = first.get(id);
    if (before === undefined) first.set(id, path);
    return before === undefined ? [] : [found('repeatedId', `${path}/id`, { id, other: before })];
  });
}

function checkScrolls(blocks: readonly CheckedBlock[]): Finding[] {
  const ids = new Set(blocks.map(({ envelope }) => envelope.id));
  return blocks.flatMap(({ envelope, path }) =>
    valuesAt(envelope, 'action', path).flatMap((action) => {
      const target =
        isRecord(action.value) && action.value.type === 'scrollTo' ? action.value.block : undefined;
      if (typeof target !== 'string' || ids.has(target)) return [];
      return [found('scrollToNowhere', `${action.path}/block`, { target })];
    }),
  );
}

/** What blocks owe one another: ids of their own, and targets that exist. */
const checkTogether = (blocks: readonly CheckedBlock[]): Finding[] => [
  ...checkIds(blocks),
  ...checkScrolls(blocks),
];
