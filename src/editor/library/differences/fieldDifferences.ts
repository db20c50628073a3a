import { definitionFields, type FieldSchema } from '../../../generated/fieldSchemas';
import { isRecord, recordOf } from '../../../kernel/record';
import { locales } from '../../../kernel/locale';
import { isByLocale } from '../../kit/data/textValue';
import type { DifferenceWords } from './conditionWords';
import { valueWords } from './valueWords';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A property of the object itself: documents may hold a key such as `constructor`. */
const own = (record: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined;

const joined = (trail: string, step: string): string => (trail === '' ? step : `${trail} › ${step}`);

/** Writes down how the fields of something differ, a line a value. */
export class FieldDifferences {
  readonly lines: string[] = [];

  /** @param isNew nothing stood there before: values are told, not that they are there now */
  constructor(
    private readonly words: DifferenceWords,
    private readonly isNew = false,
  ) {}

  /** Fields that the schema names, then whatever else the objects hold. */
  fields(schemas: readonly FieldSchema[], before: unknown, after: unknown, trail = ''): void {
    const [old, fresh] = [recordOf(before), recordOf(after)];
    for (const schema of schemas)
      this.field(schema, own(old, schema.key), own(fresh, schema.key), joined(trail, this.label(schema)));
    const known = new Set(schemas.map(({ key }) => key));
    const others = new Set([...Object.keys(old), ...Object.keys(fresh)].filter((key) => !known.has(key)));
    for (const key of others) this.value(undefined, own(old, key), own(fresh, key), joined(trail, key));
  }

  value(
    schema: FieldSchema | undefined,
    before: unknown,
    after: unknown,
    trail: string,
    written = (value: unknown): string => valueWords(schema, value, this.words),
    writtenBefore = written,
  ): void {
    if (same(before, after)) return;
    const { translate } = this.words;
    const values = { field: trail, before: writtenBefore(before), after: written(after) };
    if (before === undefined && this.isNew) this.lines.push(translate('editorEdit:difference.field', values));
    else if (before === undefined) this.lines.push(translate('editorEdit:difference.fieldAdded', values));
    else if (after === undefined) this.lines.push(translate('editorEdit:difference.fieldRemoved', values));
    else this.lines.push(translate('editorEdit:difference.fieldChanged', values));
  }

  /** An empty value has words of its own, so it is described as a change. */
  changed(before: unknown, after: unknown, field: string, written: (value: unknown) => string): void {
    if (same(before, after)) return;
    const values = { field, before: written(before), after: written(after) };
    const key = this.isNew ? 'field' : 'fieldChanged';
    this.lines.push(this.words.translate(`editorEdit:difference.${key}`, values));
  }

  private label(schema: FieldSchema): string {
    return this.words.translate(`editorFields:label.${schema.label}`);
  }

  private field(schema: FieldSchema, before: unknown, after: unknown, trail: string): void {
    if (same(before, after)) return;
    if (schema.kind === 'object') return this.object(schema, before, after, trail);
    if (schema.kind === 'list') return this.list(schema.item, before, after, trail);
    if (schema.kind === 'image' && isRecord(before) && isRecord(after))
      return this.image(before, after, trail);
    if (schema.kind === 'text' || schema.kind === 'html') return this.text(schema, before, after, trail);
    this.value(schema, before, after, trail);
  }

  /** What came or went as a whole is told by its fields too, where it has any. */
  private object(
    schema: Extract<FieldSchema, { readonly kind: 'object' }>,
    before: unknown,
    after: unknown,
    trail: string,
  ): void {
    const lines = this.lines.length;
    const hasFields = [before, after].every((value) => value === undefined || isRecord(value));
    if (hasFields) this.fields(schema.fields, before, after, trail);
    if (this.lines.length === lines) this.value(schema, before, after, trail);
  }

  /** A text by locale differs in each language on its own. */
  private text(schema: FieldSchema, before: unknown, after: unknown, trail: string): void {
    if (!isByLocale(before) || !isByLocale(after)) {
      if (!isByLocale(before) && !isByLocale(after)) return this.value(schema, before, after, trail);
    }
    const textIn = (value: unknown, locale: (typeof locales)[number]): unknown =>
      isByLocale(value) ? value[locale] : value;
    for (const locale of locales) {
      this.value(
        schema,
        textIn(before, locale),
        textIn(after, locale),
        `${trail} (${this.words.translate(`editorFields:choice.locale_${locale}`)})`,
      );
    }
  }

  /** Other sizes of the same picture are not worth a line; of another picture, its file and size say nothing. */
  private image(
    before: Readonly<Record<string, unknown>>,
    after: Readonly<Record<string, unknown>>,
    trail: string,
  ): void {
    const isOther = before.src !== after.src;
    if (isOther)
      this.lines.push(this.words.translate('editorEdit:difference.otherPicture', { field: trail }));
    const unsaid = isOther ? ['sources', 'src', 'width', 'height'] : ['sources'];
    const shown = definitionFields.image.filter(({ key }) => !unsaid.includes(key));
    const told = (image: object): object =>
      Object.fromEntries(Object.entries(image).filter(([key]) => !unsaid.includes(key)));
    this.fields(shown, told(before), told(after), trail);
  }

  private list(item: FieldSchema, before: unknown, after: unknown, trail: string): void {
    const [old, fresh] = [before, after].map((list) =>
      Array.isArray(list) ? (list as readonly unknown[]) : [],
    );
    for (let place = 0; place < Math.max(old?.length ?? 0, fresh?.length ?? 0); place += 1) {
      const at = `${trail} ${place + 1}`;
      const [one, other] = [old?.[place], fresh?.[place]];
      if (item.kind === 'object' && one === undefined) this.fields(item.fields, {}, other, at);
      else if (item.kind === 'object' && other === undefined) this.fields(item.fields, one, {}, at);
      else this.field(item, one, other, at);
    }
  }
}
