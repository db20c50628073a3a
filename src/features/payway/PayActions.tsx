import { isUnderWay } from '../../kernel/acting';
import { useTranslate } from '../../texts/TranslateContext';
import { ActionBar } from '../../ui/borrower/ActionBar';
import styles from './PayActions.module.css';
import type { Card } from './payment';
import { mayPay } from './selectors';
import type { PaywayState } from './slice';
import { useCardName } from './useCardName';

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
  const nameOf = useCardName();
  return (
    <ActionBar
      primary={{
        label: translate('payway:pay', { amount }),
        onChosen: onPaid,
        isBusy: isUnderWay(state.commit),
        isInactive: !mayPay(state) && !isUnderWay(state.commit),
        testId: 'pay-button',
      }}
    >
      <p className={styles.binding}>
        {card
          ? translate('payway:payWith', { amount, card: nameOf(card) })
          : translate('payway:payUnchosen', { amount })}
      </p>
    </ActionBar>
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
  const nameOf = useCardName();
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
    >
      <p className={styles.binding}>
        {card
          ? translate('payway:code.binds', { amount, card: nameOf(card) })
          : translate('payway:code.bindsAmount', { amount })}
      </p>
    </ActionBar>
  );
}
