import type { TemplateState } from '../../generated/editor';
import type { Translate } from '../../texts/textKey';

/** What the list shows; empty: all. Archived templates are shown only where they are asked for. */
export interface TemplateFilters {
  readonly search: string;
  readonly kind: string;
  readonly locale: string;
  readonly state: string;
}

export const kinds = ['landing', 'download', 'agreement', 'channel'] as const;
export const templateLocales = ['es', 'en', 'zh'] as const;
export const states: readonly TemplateState[] = [
  'draft',
  'live',
  'changed',
  'scheduled',
  'ended',
  'archived',
];

const names = ['search', 'kind', 'locale', 'state'] as const;

export function readFilters(query: URLSearchParams): TemplateFilters {
  const [search = '', kind = '', locale = '', state = ''] = names.map((name) => query.get(name) ?? '');
  return { search, kind, locale, state };
}

export const hasFilters = (filters: TemplateFilters): boolean => names.some((name) => filters[name] !== '');

/** As they stand in the address: only what is set. */
export const writeFilters = (filters: TemplateFilters): Record<string, string> =>
  Object.fromEntries(names.filter((name) => filters[name] !== '').map((name) => [name, filters[name]]));

/** A kind in words; one that this version does not know stays as it is. */
export function describeKind(translate: Translate, kind: string): string {
  const known = kinds.find((each) => each === kind);
  return known ? translate(`editor:kind.${known}`) : kind;
}

export function describeLocale(translate: Translate, locale: string): string {
  const known = templateLocales.find((each) => each === locale);
  return known ? translate(`editor:locale.${known}`) : locale;
}
