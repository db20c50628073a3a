import { blockTypes } from '../../../generated/blocks';
import { blockFields, type FieldSchema, pageFields } from '../../../generated/fieldSchemas';
import type { Translate } from '../../../texts/textKey';

function trailIn(
  fields: readonly FieldSchema[],
  [head, ...rest]: readonly string[],
  translate: Translate,
): readonly string[] {
  const field = fields.find(({ key }) => key === head);
  if (!field) return [];
  const name = translate(`editorFields:label.${field.label}`);
  if (field.kind === 'image')
    return rest[0] === 'alt' ? [name, translate('editorFields:label.image_alt')] : [name];
  if (field.kind === 'object') return [name, ...trailIn(field.fields, rest, translate)];
  const item = Number(rest[0]);
  if (field.kind !== 'list' || Number.isNaN(item)) return [name];
  const inside = field.item.kind === 'object' ? trailIn(field.item.fields, rest.slice(1), translate) : [];
  return [`${name} ${item + 1}`, ...inside];
}

/**
 * The names of the fields that lead to a place, the outermost first; of a list with the position in it. Empty: the forms
 * have none for it.
 * @param type of the block; undefined: the page's own fields
 * @param segments of the JSON Pointer, of a block below its props
 */
export function fieldTrail(
  type: string | undefined,
  segments: readonly string[],
  translate: Translate,
): readonly string[] {
  const known = blockTypes.find((each) => each === type);
  const ofBlock = known ? blockFields[known] : [];
  return trailIn(type === undefined ? pageFields : ofBlock, segments, translate);
}

/** A place in words, from the outside in: a block "Questions" says no more than "Questions 2" in it, nor "Text" than its text. */
export const placeWords = (words: readonly string[]): string =>
  words.filter((word, position) => word !== words[position + 1]?.replace(/ \d+$/, '')).join(' · ');
