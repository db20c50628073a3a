import type { DocumentObject } from './documentText';
import type { kinds, templateLocales } from './templateFilters';

export const markets = ['mx', 'in', 'none'] as const;

export interface BlankChoice {
  readonly kind: (typeof kinds)[number];
  readonly locale: (typeof templateLocales)[number];
  readonly market: (typeof markets)[number];
}

/** A page without blocks; id and name are still to come (contract §8). */
export const blankDocument = ({ kind, locale, market }: BlankChoice): DocumentObject => ({
  schemaVersion: 1,
  id: '',
  kind,
  name: '',
  locale,
  market,
  blocks: [],
});
