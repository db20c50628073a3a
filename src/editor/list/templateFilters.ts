import type { TemplateState } from '../../generated/editor';

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
