import { blockValidators } from '../../generated/blockValidators';
import { propRoles } from '../../generated/propRoles';
import type { BlockEnvelope } from '../../generated/template';
import validateEnvelope from '../../generated/validators/block';
import { isConditionTooDeep } from '../condition';
import { limits } from '../limits';
import { isRecord, type PlacedBlock } from './collectBlocks';
import { describeFaults } from './describeFaults';
import { valuesAt } from './valuesAt';
import { found, type Finding } from './templateCheck';

/** A block whose envelope is as it should be. */
export interface CheckedBlock {
  readonly envelope: BlockEnvelope;
  readonly path: string;
}

/** Pictures that say nothing to who does not see them; an empty text says that a picture only decorates. */
function checkPictures({ envelope, path }: CheckedBlock): Finding[] {
  return valuesAt(envelope, 'image', path)
    .filter(({ value }) => isRecord(value) && value.alt === undefined)
    .map((image) => found('pictureWithoutAlt', image.path));
}

function checkProps(block: CheckedBlock): Finding[] {
  const { type, props } = block.envelope;
  const validate = Object.hasOwn(blockValidators, type) ? blockValidators[type] : undefined;
  if (!validate) {
    const known = Object.keys(propRoles).join(', ');
    return [found('unknownBlockType', `${block.path}/type`, { type, known })];
  }
  if (!validate(props)) return describeFaults(`${block.path}/props`, validate.errors);
  return checkPictures(block);
}

/** A block on its own: its envelope, its props by the schema of its type, its pictures. */
export function checkBlock({ raw, path }: PlacedBlock): { block: CheckedBlock | undefined; findings: Finding[] } {
  if (isRecord(raw) && isConditionTooDeep(raw.visibleWhen)) {
    const finding = found('conditionTooDeep', `${path}/visibleWhen`, { most: limits.conditionDepth });
    return { block: undefined, findings: [finding] };
  }
  if (!validateEnvelope(raw)) return { block: undefined, findings: describeFaults(path, validateEnvelope.errors) };
  const block = { envelope: raw, path };
  return { block, findings: checkProps(block) };
}
