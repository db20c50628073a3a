import { blockFields, definitionFields, type FieldSchema } from '../../../generated/fieldSchemas';
import type { BlockType } from '../../../template/block';
import type { Locale } from '../../../kernel/locale';
import { isRecord } from '../../../kernel/record';
import { localiseText } from '../../../template/texts';
import { isByLocale } from '../../kit/data/textValue';
import { segmentsOf, setAtPointer } from '../../../kernel/jsonPointer';

/** Unicode noncharacters: no document has them, since they are reserved for use inside a program. */
const open = '\uFDD0';
const textFollows = '\uFDD1';
const htmlFollows = '\uFDD2';
const close = '\uFDD3';
const marks = /[\uFDD0-\uFDD3]/;
const marked = /^(.*?)\uFDD0([^\uFDD0-\uFDD3]*)([\uFDD1\uFDD2])([^\uFDD0-\uFDD3]*)\uFDD3?(.*)$/s;
const pointers = /\uFDD0[^\uFDD0-\uFDD3]*[\uFDD1\uFDD2]|[\uFDD0-\uFDD3]/g;

/** A text that is typed into on the canvas, and what the block's view was last given for it. */
export interface HeldText {
  readonly pointer: string;
  readonly text: string;
}

export interface MarkOptions {
  /** Language that is shown, and the document's own. */
  readonly shown: Locale;
  readonly own: Locale;
  /** What the block says where a property of its own is absent; undefined: nothing. */
  readonly builtIn: (pointer: string) => string | undefined;
  /** Texts without a word are marked too, so that they have a place on the canvas. */
  readonly withEmpty: boolean;
  /** Stays as it is, so that the view does not draw it anew under the cursor. */
  readonly held?: HeldText | undefined;
}

const markText = (pointer: string, text: string): string => `${open}${pointer}${textFollows}${text}${close}`;

const isText = (value: unknown): boolean => typeof value === 'string' || isByLocale(value);

function textAt(pointer: string, value: unknown, options: MarkOptions): unknown {
  if (value !== undefined && !isText(value)) return value;
  const text = localiseText(value, options.shown, options.own) || (options.builtIn(pointer) ?? '');
  if (marks.test(text)) return value;
  const isDrawn = text !== '' || (options.withEmpty && value !== undefined);
  return isDrawn ? markText(pointer, text) : value;
}

function htmlAt(pointer: string, value: unknown, { shown, own }: MarkOptions): unknown {
  return isText(value) ? `${open}${pointer}${htmlFollows}${localiseText(value, shown, own)}` : value;
}

/** What a picture says to people who don't see it, also where it says nothing yet; for the chosen block alone. */
function imageAt(pointer: string, value: unknown, options: MarkOptions): unknown {
  if (!options.withEmpty || !isRecord(value) || typeof value.src !== 'string' || value.src === '')
    return value;
  const { alt } = value;
  if (alt !== undefined && !isText(alt)) return value;
  const text = localiseText(alt, options.shown, options.own);
  return marks.test(text) ? value : { ...value, alt: markText(`${pointer}/alt`, text) };
}

const labelOf = (item: FieldSchema): FieldSchema => ({
  key: 'label',
  label: item.label,
  isRequired: true,
  kind: 'text',
});

function valueAt(field: FieldSchema, pointer: string, value: unknown, options: MarkOptions): unknown {
  switch (field.kind) {
    case 'text':
      return textAt(pointer, value, options);
    case 'html':
      return htmlAt(pointer, value, options);
    case 'image':
      return imageAt(pointer, value, options);
    case 'object':
      return fieldsAt(field.fields, pointer, value, options);
    case 'option':
      return fieldsAt([labelOf(field)], pointer, value, options);
    case 'list':
      return Array.isArray(value)
        ? value.map((item, place) => valueAt(field.item, `${pointer}/${place}`, item, options))
        : value;
    default:
      return value;
  }
}

function fieldsAt(
  fields: readonly FieldSchema[],
  pointer: string,
  value: unknown,
  options: MarkOptions,
): unknown {
  if (!isRecord(value)) return value;
  const changed = fields
    .map(
      (field) => [field.key, valueAt(field, `${pointer}/${field.key}`, value[field.key], options)] as const,
    )
    .filter(([key, found]) => found !== value[key]);
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
}

/**
 * A block whose texts, in the language that is shown, say which of its properties they are, by marks around them that
 * the canvas takes out of the page before it is painted (`TextPlaces`). So views need to know nothing of the editor.
 */
export function markTexts(type: BlockType, block: unknown, options: MarkOptions): unknown {
  if (!isRecord(block)) return block;
  const props = fieldsAt(blockFields[type], '/props', block.props, options);
  const all = props === block.props ? block : { ...block, props };
  const { held } = options;
  return held ? setAtPointer(all, held.pointer, markText(held.pointer, held.text)) : all;
}

/** What a drawn text says that it is. */
export interface ReadMark {
  readonly kind: 'text' | 'html';
  /** JSON Pointer in the block. */
  readonly pointer: string;
  /** The text itself, and what the view put around it in the same node. */
  readonly text: string;
  readonly before: string;
  readonly after: string;
}

/** What is drawn without its marks. */
export const withoutMarks = (drawn: string): string => drawn.replace(pointers, '');

/** The first mark in what is drawn; undefined: there is none. */
export function readMark(drawn: string): ReadMark | undefined {
  const found = drawn.includes(open) ? marked.exec(drawn) : null;
  if (!found) return undefined;
  const [, before = '', pointer = '', follows, text = '', after = ''] = found;
  const kind = follows === htmlFollows ? 'html' : 'text';
  return { kind, pointer, text, before, after: withoutMarks(after) };
}

/** The field of a block type at a JSON Pointer that `markTexts` gave; undefined: no field stands there. */
export function fieldAt(type: BlockType, pointer: string): FieldSchema | undefined {
  let fields: readonly FieldSchema[] = blockFields[type];
  let found: FieldSchema | undefined;
  for (const segment of segmentsOf(pointer).slice(1)) {
    if (found?.kind === 'list') found = found.item;
    else found = fields.find(({ key }) => key === segment);
    if (!found) return undefined;
    if (found.kind === 'object') fields = found.fields;
    if (found.kind === 'image') fields = definitionFields.image;
    if (found.kind === 'option') fields = [labelOf(found)];
  }
  return found;
}
