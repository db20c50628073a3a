import { blockTypes } from '../../generated/blocks';
import { blockFields, type FieldSchema, pageFields } from '../../generated/fieldSchemas';
import type { ReplacementPlace } from '../../generated/editor';
import { segmentsOf } from '../../kernel/jsonPointer';
import type { Translate } from '../../texts/textKey';
import { typeLabel } from '../fields/typeLabel';

/** The last field on the way that the schemas have a name for. */
function fieldAt(
  fields: readonly FieldSchema[],
  [head, ...rest]: readonly string[],
): FieldSchema | undefined {
  const field = fields.find(({ key }) => key === head);
  if (field?.kind === 'object') return fieldAt(field.fields, rest) ?? field;
  if (field?.kind === 'list' && field.item.kind === 'object')
    return fieldAt(field.item.fields, rest.slice(1)) ?? field;
  return field;
}

/** Where a place stands in words: block, field, language. */
export function placeName({ path, block, role, language }: ReplacementPlace, translate: Translate): string {
  const segments = segmentsOf(path);
  const type = blockTypes.find((each) => each === block?.type);
  const inside = block ? segments.slice(segments.lastIndexOf('props') + 1) : segments;
  const field = fieldAt(block ? (type ? blockFields[type] : []) : pageFields, inside);
  return [
    block ? typeLabel(block.type, translate) : translate('editorReplace:page'),
    field ? translate(`editorFields:label.${field.label}`) : translate(`editorReplace:roles.${role}`),
    role === 'alt' && translate('editorReplace:roles.alt'),
    language && translate(`editorFields:choice.locale_${language}`),
  ]
    .filter(Boolean)
    .join(' · ');
}
