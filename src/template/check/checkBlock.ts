import { blockValidators } from '../../generated/blockValidators';
import { blockTypes, type PublishedBlockProps } from '../../generated/blocks';
import type { BlockEnvelope } from '../../generated/template';
import validateEnvelope from '../../generated/validators/block';
import { isRecord } from '../../kernel/record';
import { isConditionTooDeep } from '../condition';
import { limits } from '../limits';
import type { PlacedBlock } from './collectBlocks';
import { describeFaults } from './describeFaults';
import { nearest } from './nearest';
import { type Finding, found } from './templateCheck';

/** A block whose envelope is as it should be. */
export interface CheckedBlock {
  readonly envelope: BlockEnvelope;
  readonly path: string;
}

function checkProps(block: CheckedBlock): Finding[] {
  const { type, props } = block.envelope;
  const validate = Object.hasOwn(blockValidators, type) ? blockValidators[type] : undefined;
  if (!validate) {
    const suggestion = nearest(type, blockTypes);
    const place = `${block.path}/type`;
    if (suggestion !== undefined) return [found('misspelledBlockType', place, { type, suggestion })];
    return [found('unknownBlockType', place, { type, known: blockTypes.join(', ') })];
  }
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
