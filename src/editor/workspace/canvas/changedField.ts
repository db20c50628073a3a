import { escapeSegment } from '../../../kernel/jsonPointer';
import { type Locale, locales } from '../../../kernel/locale';
import { isByLocale, textIn } from '../../kit/data/textValue';

/** A field that two states of a form differ in. */
export interface ChangedField {
  /** JSON Pointer in the form. */
  readonly pointer: string;
  /** Language of the text that differs; undefined: it is no text. */
  readonly language?: Locale;
  /** Behind the last character that differs, in the text as it is now. */
  readonly caret?: number;
}

const isHolder = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && (Object.keys(value).length === 0 || !isByLocale(value));

const isText = (value: unknown): boolean =>
  value === undefined || typeof value === 'string' || isByLocale(value);

function endOfChange(before: string, now: string): number {
  let same = 0;
  const most = Math.min(before.length, now.length);
  while (same < most && before.at(-1 - same) === now.at(-1 - same)) same += 1;
  return now.length - same;
}

function inText(before: unknown, now: unknown, own: Locale): Omit<ChangedField, 'pointer'> {
  const language = locales.find((each) => textIn(before, each, own) !== textIn(now, each, own));
  if (language === undefined) return {};
  const caret = endOfChange(textIn(before, language, own) ?? '', textIn(now, language, own) ?? '');
  return { language, caret };
}

/**
 * The first field that two states of a form differ in; undefined: they say the same.
 * @param own language of the document, in which plain texts are
 */
export function changedField(
  before: unknown,
  now: unknown,
  own: Locale,
  pointer = '',
): ChangedField | undefined {
  if (isHolder(before) && isHolder(now) && Array.isArray(before) === Array.isArray(now)) {
    for (const key of new Set([...Object.keys(now), ...Object.keys(before)])) {
      const found = changedField(before[key], now[key], own, `${pointer}/${escapeSegment(key)}`);
      if (found) return found;
    }
    return undefined;
  }
  if (JSON.stringify(before) === JSON.stringify(now)) return undefined;
  return { pointer, ...(isText(before) && isText(now) && inText(before, now, own)) };
}
