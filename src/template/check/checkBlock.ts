import { blockValidators } from '../../generated/blockValidators';
import { propRoles } from '../../generated/propRoles';
import type { BlockEnvelope } from '../../generated/template';
import validateEnvelope from '../../generated/validators/block';
import { isConditionTooDeep } from '../condition';
import { limits } from '../limits';
import { isRecord, type PlacedBlock } from './collectBlocks';
import { describeFaults } from './describeFaults';
import { valuesAt } from './valuesAt';
import { checkError, checkWarning, type TemplateCheck } from './templateCheck';

/** A block whose envelope is as it should be. */
export interface CheckedBlock {
  readonly envelope: BlockEnvelope;
  readonly path: string;
}

/** Pictures that say nothing to who does not see them; an empty text says that a picture only decorates. */
function checkPictures({ envelope, path }: CheckedBlock): TemplateCheck[] {
  return valuesAt(envelope, 'image', path)
    .filter(({ value }) => isRecord(value) && value.alt === undefined)
    .map((image) =>
      checkWarning(image.path, 'the picture has no alternative text; say in "alt" what it shows, or "" where it only decorates'),
    );
}

function checkProps(block: CheckedBlock): TemplateCheck[] {
  const { type, props } = block.envelope;
  const validate = Object.hasOwn(blockValidators, type) ? blockValidators[type] : undefined;
  if (!validate) {
    const known = Object.keys(propRoles).join(', ');
    return [checkError(`${block.path}/type`, `there is no block type ${JSON.stringify(type)}; known are ${known}`)];
  }
  if (!validate(props)) return describeFaults(`${block.path}/props`, validate.errors);
  return checkPictures(block);
}

/** A block on its own: its envelope, its props by the schema of its type, its pictures. */
export function checkBlock({ raw, path }: PlacedBlock): { block: CheckedBlock | undefined; findings: TemplateCheck[] } {
  if (isRecord(raw) && isConditionTooDeep(raw.visibleWhen)) {
    const finding = checkError(`${path}/visibleWhen`, `the condition nests deeper than ${limits.conditionDepth}; make it simpler`);
    return { block: undefined, findings: [finding] };
  }
  if (!validateEnvelope(raw)) return { block: undefined, findings: describeFaults(path, validateEnvelope.errors) };
  const block = { envelope: raw, path };
  return { block, findings: checkProps(block) };
}
