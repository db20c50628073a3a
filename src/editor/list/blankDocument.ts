import type { Market } from '../../kernel/market';
import type { DocumentObject } from './documentText';
import type { kinds, templateLocales } from './templateFilters';

export interface BlankChoice {
  readonly kind: (typeof kinds)[number];
  readonly locale: (typeof templateLocales)[number];
  readonly market: Market;
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
