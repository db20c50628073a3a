import { blockFacts } from '../../blocks/blockFacts';
import { blockFields } from '../../generated/fieldSchemas';
import { isMarket } from '../../kernel/market';
import type { BlockType } from '../../template/block';
import { initialValue } from '../fields/initialValue';

/** What a text starts as: its own label, in the language of the document where there is one. */
export type LabelOf = (key: string) => string;

function startText(type: BlockType, labelOf: LabelOf): Readonly<Record<string, unknown>> {
  const texts = blockFields[type].filter(
    ({ kind, isRequired }) => isRequired && (kind === 'text' || kind === 'html'),
  );
  return Object.fromEntries(
    texts.map(({ key, kind, label }) => [key, kind === 'html' ? `<p>${labelOf(label)}</p>` : labelOf(label)]),
  );
}

/** A new block without an id, as it is put on a page of a market; valid but for what only a person can know. */
export function initialBlock(type: BlockType, labelOf: LabelOf, now: Date, market = ''): object {
  const required = blockFields[type].filter(({ isRequired, kind }) => isRequired && kind !== 'blocks');
  const least = Object.fromEntries(required.map((field) => [field.key, initialValue(field)]));
  const props = {
    ...least,
    ...startText(type, labelOf),
    ...blockFacts[type].initialProps?.({ now, market: isMarket(market) ? market : undefined }),
    ...(type === 'columns' && { columns: null }),
  };
  return { id: '', type, props };
}
