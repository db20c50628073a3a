import { blockTypes, type PublishedBlockProps } from '../../generated/blocks';
import { blockValidators } from '../../generated/blockValidators';
import type { BlockEnvelope } from '../../generated/template';
import validateEnvelope from '../../generated/validators/block';
import { isRecord } from '../../kernel/record';
import { walkBlocks } from '../blockTree';
import { isConditionTooDeep } from '../condition';
import { limits } from '../limits';
import { isTooNew, versionOf } from '../migrations/migrate';
import { describeFaults } from './describeFaults';
import { nearest } from './nearest';
import { type Finding, found, templateCheck, type TemplateCheck } from './templateCheck';

export interface CheckedBlock {
  readonly envelope: BlockEnvelope;
  readonly path: string;
}

function checkProps(block: CheckedBlock): Finding[] {
  const { type, props } = block.envelope;
  const validate = Object.hasOwn(blockValidators, type) ? blockValidators[type] : undefined;
  if (!validate) {
    const place = `${block.path}/type`;
    // With a vendor it is no slip of the pen: the package is not part of this build.
    if (type.includes('/')) return [found('missingBlockPackage', place, { type })];
    const suggestion = nearest(type, blockTypes);
    if (suggestion !== undefined) return [found('misspelledBlockType', place, { type, suggestion })];
    return [found('unknownBlockType', place, { type, known: blockTypes.join(', ') })];
  }
  if (isTooNew(block.envelope))
    return [
      found('newerBlockPackage', `${block.path}/version`, { type, version: versionOf(block.envelope) }),
    ];
  return validate(props) ? [] : describeFaults(`${block.path}/props`, validate.errors);
}

/** A block on its own: its envelope, and its props by the schema of its type. */
export function checkBlock({ raw, path }: PlacedBlock): {
  block: CheckedBlock | undefined;
  findings: Finding[];
} {
  if (isRecord(raw) && isConditionTooDeep(raw.visibleWhen)) {
    const finding = found('conditionTooDeep', `${path}/visibleWhen`, { most: limits.conditionDepth });
    return { block: undefined, findings: [finding] };
  }
  if (!validateEnvelope(raw))
    return { block: undefined, findings: describeFaults(path, validateEnvelope.errors) };
  const block = { envelope: raw, path };
  return { block, findings: checkProps(block) };
}

interface PlacedProps<Type extends keyof PublishedBlockProps> {
  readonly props: PublishedBlockProps[Type];
  /** JSON Pointer of the block. */
  readonly path: string;
  readonly id: string;
}

/** The props of every block of one type. They have been validated against the schema of that type. */
export function blocksOfType<Type extends keyof PublishedBlockProps>(
  blocks: readonly CheckedBlock[],
  type: Type,
): readonly PlacedProps<Type>[] {
  return blocks.flatMap(({ envelope, path }) =>
    envelope.type === type
      ? [{ props: envelope.props as PublishedBlockProps[Type], path, id: envelope.id }]
      : [],
  );
}

/** A block as it stands in a document, whatever it is worth, and its place. */
export interface PlacedBlock {
  readonly raw: unknown;
  /** JSON Pointer. */
  readonly path: string;
}

interface CollectedBlocks {
  readonly blocks: readonly PlacedBlock[];
  readonly findings: readonly Finding[];
}

/** Every block of a document, those inside another after it, within the limits of contract §8. */
export function collectBlocks(list: readonly unknown[]): CollectedBlocks {
  const blocks: PlacedBlock[] = [];
  const tooDeep = new Set<string>();
  for (const { block, path, listPath, depth } of walkBlocks(list)) {
    if (depth > limits.blockDepth) tooDeep.add(listPath);
    else blocks.push({ raw: block, path });
  }
  const findings = [...tooDeep].map((path) => found('columnsTooDeep', path, { most: limits.blockDepth }));
  if (blocks.length > limits.blocks) {
    findings.push(found('tooManyBlocks', '/blocks', { count: blocks.length, most: limits.blocks }));
  }
  return { blocks, findings };
}

/** The id of the innermost block at or above a place. */
function blockAt(path: string, ids: ReadonlyMap<string, string>): string | undefined {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const id = ids.get(path.slice(0, end));
    if (id !== undefined) return id;
  }
  return undefined;
}

/** Findings with the block that each belongs to. */
export function placeInBlocks(findings: readonly Finding[], blocks: readonly PlacedBlock[]): TemplateCheck[] {
  const ids = new Map<string, string>();
  for (const { raw, path } of blocks) if (isRecord(raw) && typeof raw.id === 'string') ids.set(path, raw.id);
  return findings.map((finding) => templateCheck(finding, blockAt(finding.path, ids)));
}
