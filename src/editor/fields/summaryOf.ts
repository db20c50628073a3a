import type { Locale } from '../../kernel/locale';
import { recordOf } from '../../kernel/record';
import { isByLocale } from './textValue';

const longest = 60;

function wordsOf(value: unknown, language: Locale, own: Locale): string {
  if (typeof value === 'string') return value;
  if (isByLocale(value)) return value[language] ?? value[own] ?? Object.values(value)[0] ?? '';
  return '';
}

/** What an item or a block is told apart by in a list: its first text, without tags. */
export function summaryOf(value: unknown, language: Locale, own: Locale): string {
  const record = recordOf(value);
  const found = ['title', 'question', 'label', 'name', 'text', 'html', 'example', 'alt', 'key']
    .map((key) => wordsOf(record[key], language, own))
    .find((words) => words !== '');
  const nested = found ?? (record.image === undefined ? '' : summaryOf(record.image, language, own));
  const plain = nested
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > longest ? `${plain.slice(0, longest - 1)}…` : plain;
}

/** What a block is told apart by: its own first text, else that of the first entry of its list. */
export function summaryOfProps(props: unknown, language: Locale, own: Locale): string {
  const found = summaryOf(props, language, own);
  if (found) return found;
  const { items, slides, fields } = recordOf(props);
  const list = [items, slides, fields].find((each) => Array.isArray(each)) as readonly unknown[] | undefined;
  return summaryOf(list?.[0], language, own);
}
