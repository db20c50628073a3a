import { blockFields } from '../../generated/fieldSchemas';
import { isMarket, marketFacts } from '../../kernel/market';
import type { BlockType } from '../../template/block';
import { initialValue } from '../fields/initialValue';

const week = 7 * 24 * 60 * 60 * 1000;

/** Where the least that a schema allows would look like nothing, or like a mistake. */
const better = (type: BlockType, now: Date, market: string): Readonly<Record<string, unknown>> => {
  switch (type) {
    case 'calculator':
      return {
        minAmount: 100_000,
        maxAmount: 1_000_000,
        step: 50_000,
        termsDays: [91, 182],
        dailyRate: 0.0009,
      };
    case 'disclosure':
      return { minTermDays: 91, maxTermDays: 365, maxApr: 36 };
    case 'countdown':
      return { until: new Date(now.getTime() + week).toISOString().replace(/\.\d+Z$/, 'Z') };
    case 'registration': {
      const phoneRule = marketFacts(isMarket(market) ? market : undefined)?.phoneRule;
      return phoneRule === undefined ? {} : { phoneRule };
    }
    case 'spacer':
      return { size: 'medium' };
    default:
      return {};
  }
};

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
    ...better(type, now, market),
    ...(type === 'columns' && { columns: null }),
  };
  return { id: '', type, props };
}
