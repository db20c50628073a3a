import type { FieldSchema } from '../../../generated/fieldSchemas';
import type { Translate } from '../../../texts/textKey';

function faultOfNumber(
  value: unknown,
  { minimum, maximum, isInteger }: { minimum?: number; maximum?: number; isInteger: boolean },
  translate: Translate,
) {
  if (typeof value !== 'number' || Number.isNaN(value)) return translate('editorEdit:fault.number');
  if (isInteger && !Number.isInteger(value)) return translate('editorEdit:fault.whole');
  if (minimum !== undefined && value < minimum)
    return translate('editorEdit:fault.least', { least: minimum });
  if (maximum !== undefined && value > maximum) return translate('editorEdit:fault.most', { most: maximum });
  return undefined;
}

function faultOfText(
  value: string,
  { pattern, minLength, maxLength }: { pattern?: string; minLength?: number; maxLength?: number },
  translate: Translate,
) {
  const isNeeded = minLength !== undefined || (pattern !== undefined && !new RegExp(pattern, 'u').test(''));
  if (value === '' && isNeeded) return translate('editorEdit:fault.empty');
  if (minLength !== undefined && value.length < minLength)
    return translate('editorEdit:fault.short', { count: minLength });
  if (maxLength !== undefined && value.length > maxLength)
    return translate('editorEdit:fault.long', { count: maxLength });
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value))
    return translate('editorEdit:fault.form');
  return undefined;
}

/** What the schema has against a value, in words; undefined: nothing. Absent values are a matter of the check panel. */
export function faultOf(schema: FieldSchema, value: unknown, translate: Translate): string | undefined {
  if (value === undefined) return undefined;
  if (schema.kind === 'number') return faultOfNumber(value, schema, translate);
  if (schema.kind === 'string') {
    return typeof value === 'string'
      ? faultOfText(value, schema, translate)
      : translate('editorEdit:fault.kind');
  }
  if (schema.kind === 'color')
    return typeof value === 'string' && /^#[0-9a-fA-F]{6}$/.test(value)
      ? undefined
      : translate('editorEdit:fault.color');
  return undefined;
}
