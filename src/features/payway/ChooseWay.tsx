import type { Ref } from 'react';
import type { RepaymentWayReply } from '../../generated/replies';
import { useTranslate } from '../../texts/TranslateContext';
import { AmountHero } from '../../ui/borrower/AmountHero';
import { EmptyState } from '../../ui/borrower/EmptyState';
import { NoticeBox } from '../../ui/borrower/NoticeBox';
import { Button } from '../../ui/Button';
import { CardChoice } from './CardChoice';
import { OptionList } from './OptionList';
import { cardsOf, optionsOf } from './payment';
import { RefusalNotice } from './RefusalNotice';
import { mayPay } from './selectors';
import type { PaywayState } from './slice';

interface ChooseWayProps {
  readonly ways: RepaymentWayReply;
  readonly state: PaywayState;
  /** With its sign; empty where the address names none. */
  readonly amount: string;
  readonly openingId: string | undefined;
  readonly cardsRef: Ref<HTMLFieldSetElement>;
  readonly onCardChosen: (cardId: string) => void;
  readonly onOptionChosen: (optionId: string) => void;
  readonly onLoanChosen: () => void;
}

/** How much is to be paid, and what it can be paid with. */
export function ChooseWay(props: ChooseWayProps) {
  const { ways, state, amount, openingId, cardsRef, onCardChosen, onOptionChosen, onLoanChosen } = props;
  const translate = useTranslate();
  const cards = cardsOf(ways);
  const options = optionsOf(ways);
  const loan = <Button onClick={onLoanChosen}>{translate('payway:toLoan')}</Button>;
  if (amount === '') {
    return (
      <EmptyState
        title={translate('payway:amountMissing.title')}
        text={translate('payway:amountMissing.text')}
      >
        {loan}
      </EmptyState>
    );
  }
  return (
    <>
      <AmountHero label={translate('payway:amount')} amount={amount} />
      {state.refusal && <RefusalNotice refusal={state.refusal} onLoanChosen={onLoanChosen} />}
      {cards.length > 0 && (
        <CardChoice
          cards={cards}
          chosenId={state.cardId}
          fault={state.fault === 'card' ? translate('payway:cardFault') : undefined}
          isLocked={!mayPay(state)}
          groupRef={cardsRef}
          onChosen={onCardChosen}
        />
      )}
      {cards.length === 0 && options.length > 0 && <NoticeBox>{translate('payway:cardsMissing')}</NoticeBox>}
      {options.length > 0 && (
        <OptionList
          options={options}
          amount={amount}
          isLocked={!mayPay(state)}
          openingId={openingId}
          onChosen={onOptionChosen}
        />
      )}
      {cards.length === 0 && options.length === 0 && (
        <EmptyState title={translate('payway:emptyTitle')} text={translate('payway:emptyText')}>
          {loan}
        </EmptyState>
      )}
    </>
  );
}
