import type { ValidationFault } from '../../../codec/validator';
import { blockFields, type FieldSchema } from '../../../generated/fieldSchemas';
import { blockValidators } from '../../../generated/blockValidators';
import { isRecord } from '../../../kernel/record';
import { changeProps } from '../../../template/changeProps';
import type { BlockType } from '../../../template/block';
import { initialValue } from '../../library/fields/initialValue';
import { atPointer, setAtPointer } from '../../../kernel/jsonPointer';
import { fieldAt } from './textMarks';

/** Each round mends at least one value; a bound only guards against a validator that never agrees. */
const maxRounds = 10;

function completedValue(field: FieldSchema, value: unknown): unknown {
  if (value === undefined) return field.isRequired ? initialValue(field) : undefined;
  if (field.kind === 'object' && isRecord(value)) return completedFields(field.fields, value);
  if (field.kind === 'list' && Array.isArray(value))
    return value.map((item) => completedValue(field.item, item));
  return value;
}

function completedFields(fields: readonly FieldSchema[], props: Readonly<Record<string, unknown>>): object {
  const changed = fields.map((field) => [field.key, completedValue(field, props[field.key])] as const);
  return { ...props, ...Object.fromEntries(changed.filter(([, value]) => value !== undefined)) };
}

/** No address of pictures or videos: what is drawn from it asks nobody for anything. */
const noAddress = 'about:blank';
/** Fit for a key, an id and a language. */
const word = 'en';

/** A value of the kind that a place needs, since its present value is refused. */
function standIn(type: BlockType, props: unknown, { instancePath }: ValidationFault): unknown {
  if (instancePath.endsWith('/src')) return noAddress;
  const field = fieldAt(type, `/props${instancePath}`);
  const isOneOf = field && ['choice', 'color', 'dateTime'].includes(field.kind);
  if (typeof atPointer(props, instancePath) === 'string' && !isOneOf) return word;
  return field && initialValue({ ...field, isRequired: true });
}

/**
 * A block that visitors would not get, with stand-ins where something is missing or refused, so that it can be drawn with
 * what it has; undefined: nothing can be made of it. Buttons lead nowhere, so no address of theirs is in the way.
 */
export function completed(type: BlockType, block: Readonly<Record<string, unknown>>): object | undefined {
  const validate = blockValidators[type];
  if (!validate || !isRecord(block.props)) return undefined;
  const harmless = changeProps(type, block.props, { action: () => ({ type: 'openApp' }) });
  let props: unknown = completedFields(blockFields[type], harmless as Readonly<Record<string, unknown>>);
  for (let round = 0; round < maxRounds; round += 1) {
    if (validate(props)) return { ...block, props };
    for (const fault of validate.errors ?? []) {
      if (fault.instancePath === '') return undefined;
      props = setAtPointer(props, fault.instancePath, standIn(type, props, fault));
    }
  }
  return undefined;
}
