import india from '../../../../rules/in.json';
import mexico from '../../../../rules/mx.json';
import { decodeMarketRules, everyMarket } from '../../../codec/marketRules';
import type { MarketPack, MarketPacks } from '../../../kernel/marketRules';

const shipped = { mx: mexico, in: india };

function decode(): MarketPacks {
  const packs = everyMarket((market) => decodeMarketRules(shipped[market], market));
  if (!packs.ok) throw new Error(packs.error.join('\n'));
  return packs.value;
}

/** The rules that come with the host. */
export const shippedRules: MarketPacks = decode();

/** The shipped rules with those of one market changed. */
export const withRules = (
  market: MarketPack['market'],
  change: (rules: MarketPack['rules']) => MarketPack['rules'],
): MarketPacks => ({
  ...shippedRules,
  [market]: { market, rules: change(shippedRules[market].rules) },
});
