import type { Translate } from '../../texts/textKey';
import { useTranslate } from '../../texts/TranslateContext';
import { type Card, numberEnd } from './payment';
import { isUnderWay } from '../../kernel/acting';
import { ActionBar } from '../../ui/borrower/ActionBar';
import { mayPay, type PaywayState } from './slice';

/** A card in words, for what a control binds. */
function cardName(translate: Translate, { bankName, number }: Card): string {
  const shownNumber = numberEnd(number);
  return bankName
    ? translate('payway:card', { bank: bankName, number: shownNumber }).trim()
    : translate('payway:cardWithoutBank', { number: shownNumber });
}

interface PayActionsProps {
  readonly state: PaywayState;
  readonly card: Card | undefined;
  /** With its sign. */
  readonly amount: string;
  readonly onPaid: () => void;
}

/** The control that pays, and beside it with what. */
export function PayActions({ state, card, amount, onPaid }: PayActionsProps) {
  const translate = useTranslate();
  return (
    <ActionBar
      primary={{
        label: translate('payway:pay', { amount }),
        onChosen: onPaid,
        isBusy: isUnderWay(state.commit),
        isInactive: !mayPay(state) && !isUnderWay(state.commit),
        testId: 'pay-button',
      }}
      note={
        card
          ? translate('payway:payWith', { amount, card: cardName(translate, card) })
          : translate('payway:payUnchosen', { amount })
      }
    />
  );
}

interface ConfirmActionsProps {
  readonly state: PaywayState;
  readonly card: Card | undefined;
  readonly amount: string;
  readonly onConfirmed: () => void;
  readonly onCancelled: () => void;
}

/** The control that confirms, what it binds to, and the way back to the cards. */
export function ConfirmActions({ state, card, amount, onConfirmed, onCancelled }: ConfirmActionsProps) {
  const translate = useTranslate();
  const isBusy = isUnderWay(state.confirm);
  return (
    <ActionBar
      primary={{
        label: translate('payway:code.confirm', { amount }),
        onChosen: onConfirmed,
        isBusy,
        testId: 'pay-confirm',
      }}
      secondary={{
        label: translate('payway:code.cancel'),
        onChosen: onCancelled,
        isInactive: isBusy,
        testId: 'pay-cancel',
      }}
      note={
        card
          ? translate('payway:code.binds', { amount, card: cardName(translate, card) })
          : translate('payway:code.bindsAmount', { amount })
      }
    />
  );
}
