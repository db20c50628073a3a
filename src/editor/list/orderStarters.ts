import type { Starter } from '../../generated/editor';
import { parseDocument, textIn } from './documentText';
import { kinds, templateLocales } from './templateFilters';

const rankIn = (known: readonly string[], value: string): number =>
  known.includes(value) ? known.indexOf(value) : known.length;

function ranksOf({ document }: Starter): readonly [kind: number, locale: number] {
  const parsed = parseDocument(document);
  const facts = parsed.ok ? parsed.value : {};
  return [rankIn(kinds, textIn(facts, 'kind')), rankIn(templateLocales, textIn(facts, 'locale'))];
}

/** Landing pages first, which most campaigns begin with; the pages that they lead to after them. */
export function orderStarters(starters: readonly Starter[]): readonly Starter[] {
  return starters
    .map((starter) => ({ starter, ranks: ranksOf(starter) }))
    .sort(
      ({ ranks: [kind, locale] }, { ranks: [otherKind, otherLocale] }) =>
        kind - otherKind || locale - otherLocale,
    )
    .map(({ starter }) => starter);
}
