import { propRoles, type RoleAt } from '../generated/propRoles';
import type { TextByLocale } from '../generated/template';
import { locales, type Locale } from '../kernel/locale';
import { mapAt } from './mapAt';

const isByLocale = (text: unknown): text is TextByLocale => typeof text === 'object' && text !== null;

/** One language of a text; where it lacks that language, the document's own, then any. */
export function localiseText(text: unknown, shown: Locale, own: Locale): string {
  if (typeof text === 'string') return text;
  if (!isByLocale(text)) return '';
  return text[shown] ?? text[own] ?? locales.map((locale) => text[locale]).find((each) => each !== undefined) ?? '';
}

const holdsText = ({ role }: RoleAt): boolean => role === 'text' || role === 'html';

/** Paths of the texts of a block's props, alternative texts of pictures included. */
function textPathsOf(type: string): readonly (readonly string[])[] {
  const roles = propRoles[type] ?? [];
  const texts = roles.filter(holdsText).map(({ path }) => path);
  const alternatives = roles.filter(({ role }) => role === 'image').map(({ path }) => [...path, 'alt']);
  return [...texts, ...alternatives];
}

/** Props with each text in one language. */
export function localiseProps(type: string, props: object, shown: Locale, own: Locale): object {
  return textPathsOf(type).reduce<object>(
    (result, path) => mapAt(result, path, (text) => localiseText(text, shown, own)) as object,
    props,
  );
}
