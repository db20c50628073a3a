import { type Market, markets as everyMarket } from '../../../kernel/market';
import type { Translate } from '../../../texts/textKey';
import { useTranslate } from '../../../texts/TranslateContext';
import { CheckboxGroup } from './CheckboxGroup';

interface MarketsFieldProps {
  readonly hint: string;
  /** What may be chosen from; absent: all. */
  readonly markets?: readonly Market[] | undefined;
  readonly value: readonly Market[];
  readonly onChange: (markets: readonly Market[]) => void;
  /** Nothing is chosen, and somebody has asked for it to be saved. */
  readonly isMissing: boolean;
}

/** The markets whose templates an account or a token is to reach. */
export function MarketsField({ hint, markets = everyMarket, value, onChange, isMissing }: MarketsFieldProps) {
  const translate = useTranslate();
  return (
    <CheckboxGroup
      label={translate('editor:tokens.markets')}
      hint={hint}
      options={markets.map((market) => ({
        value: market,
        label: translate(`editor:tokens.market.${market}`),
      }))}
      value={value}
      onChange={onChange}
      error={isMissing ? translate('editor:tokens.noMarket') : undefined}
    />
  );
}

/** As the host takes them. Kept to no market, one also reaches what all of them share. */
export const marketsToSend = (chosen: readonly Market[]): Market[] | null =>
  chosen.length === everyMarket.length ? null : [...chosen];

export const marketNames = (translate: Translate, markets: readonly Market[] | null): string =>
  markets === null
    ? translate('editor:tokens.everyMarket')
    : markets.map((market) => translate(`editor:tokens.market.${market}`)).join(', ');
