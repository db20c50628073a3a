import type { TemplateState } from '../../../generated/editor';
import { locales, localesOf, type Locale } from '../../../kernel/locale';
import type { Translate } from '../../../texts/textKey';

/** What the list shows; empty: all. Archived templates are shown only where they are asked for. */
export interface TemplateFilters {
  readonly search: string;
  readonly kind: string;
  readonly locale: string;
  readonly state: string;
  /** A folder's id; `none`: those that stand in none. */
  readonly folder: string;
  /** `me`: only what the reader changed last. */
  readonly mine: string;
  /** `me`: only what waits for the reader: their approval, or a change that they were asked for. */
  readonly waits: string;
  /** Empty: latest change first. */
  readonly sort: string;
}

export const kinds = ['landing', 'download', 'agreement', 'channel'] as const;
/** Spanish first, which most templates are in. */
export const templateLocales: readonly Locale[] = ['es', ...localesOf([]).filter((code) => code !== 'es')];
export const states: readonly TemplateState[] = [
  'draft',
  'live',
  'changed',
  'scheduled',
  'ended',
  'archived',
];
export const sorts = ['changed', 'name', 'published', 'visits'] as const;
export const noFolder = 'none';

const names = ['search', 'kind', 'locale', 'state', 'folder', 'mine', 'waits', 'sort'] as const;

export const readFilters = (query: URLSearchParams): TemplateFilters => {
  const word = (name: (typeof names)[number]): string => query.get(name) ?? '';
  return {
    search: word('search'),
    kind: word('kind'),
    locale: word('locale'),
    state: word('state'),
    folder: word('folder'),
    mine: word('mine'),
    waits: word('waits'),
    sort: word('sort'),
  };
};

/** How much leaves something out beside the search; an order leaves nothing out. */
export const countFilters = (filters: TemplateFilters): number =>
  names.filter((name) => name !== 'sort' && name !== 'search' && filters[name] !== '').length;

/** Whether something may be left out. */
export const hasFilters = (filters: TemplateFilters): boolean =>
  filters.search !== '' || countFilters(filters) > 0;

/** As they stand in the address: only what is set. */
export const writeFilters = (filters: TemplateFilters): Record<string, string> =>
  Object.fromEntries(names.filter((name) => filters[name] !== '').map((name) => [name, filters[name]]));

/** A kind in words; one that this version does not know stays as it is. */
export function describeKind(translate: Translate, kind: string): string {
  const known = kinds.find((each) => each === kind);
  return known ? translate(`editor:kind.${known}`) : kind;
}

export function describeLocale(translate: Translate, locale: string): string {
  const known = locales.find((each) => each === locale);
  return known ? translate(`editor:locale.${known}`) : locale;
}
