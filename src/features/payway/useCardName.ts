import { useTranslate } from '../../texts/TranslateContext';
import { numberEnd, type Card } from './payment';

/** A card in words, for what a control binds. */
export function useCardName(): (card: Card) => string {
  const translate = useTranslate();
  return ({ bankName, number }) => {
    const shownNumber = numberEnd(number);
    return bankName
      ? translate('payway:card', { bank: bankName, number: shownNumber }).trim()
      : translate('payway:cardWithoutBank', { number: shownNumber });
  };
}
