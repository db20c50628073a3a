import type { Translate } from '../../texts/textKey';
import { kinds, templateLocales } from './templateFilters';

/** A kind in words; one that this version does not know stays as it is. */
export function describeKind(translate: Translate, kind: string): string {
  const known = kinds.find((each) => each === kind);
  return known ? translate(`editor:kind.${known}`) : kind;
}

export function describeLocale(translate: Translate, locale: string): string {
  const known = templateLocales.find((each) => each === locale);
  return known ? translate(`editor:locale.${known}`) : locale;
}
