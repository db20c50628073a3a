import { useRef, useState } from 'react';
import { toastWords } from '../../events/toast';
import type { RepaymentWayReply } from '../../generated/replies';
import { isUnderWay } from '../../kernel/acting';
import { type Failure, isSessionOver } from '../../kernel/failure';
import { AmountHero } from '../../ui/borrower/AmountHero';
import { NoticeBox } from '../../ui/borrower/NoticeBox';
import { failureSentence, ResourceView } from '../../ui/borrower/ResourceView';
import { SkeletonAmount, SkeletonBoxes } from '../../ui/borrower/SkeletonRows';
import { EmptyState } from '../../ui/borrower/StatePanel';
import { CardChoice } from './CardChoice';
import styles from './CardChoice.module.css';
import * as events from './events';
import { cardsFailureText } from './failureTexts';
import { OptionList } from './OptionList';
import { PayActions } from './PayActions';
import { cardsOf, optionsOf } from './payment';
import { RefusalNotice } from './RefusalNotice';
import { mayPay } from './slice';
import { usePayment } from './usePayment';

const skeleton = (
  <>
    <SkeletonAmount />
    <SkeletonBoxes className={styles.awaited} title={styles.awaitedTitle} />
  </>
);

export function ChooseScreen() {
  const { dispatch, translate, state, amount, card, bar, onHome, onService, onLoanChosen } = usePayment();
  const cardsRef = useRef<HTMLFieldSetElement>(null);
  const [chosenOption, setChosenOption] = useState<string>();
  const isOpening = isUnderWay(state.provider) || state.provider === 'done';
  const isLocked = !mayPay(state);

  const sentenceOf = (problem: Failure): string =>
    isSessionOver(problem)
      ? failureSentence(translate, problem)
      : toastWords(translate, cardsFailureText(problem));

  function pay() {
    if (!card) cardsRef.current?.querySelector('input')?.focus();
    dispatch(events.paySubmitted());
  }

  function open(optionId: string) {
    setChosenOption(optionId);
    dispatch(events.optionChosen(optionId));
  }

  function choices(reply: RepaymentWayReply) {
    const cards = cardsOf(reply);
    const options = optionsOf(reply);
    return (
      <>
        <AmountHero label={translate('payway:amount')} amount={amount} />
        {state.refusal && <RefusalNotice refusal={state.refusal} onLoanChosen={onLoanChosen} />}
        {cards.length > 0 && (
          <CardChoice
            cards={cards}
            chosenId={state.cardId}
            fault={state.fault === 'card' ? translate('payway:cardFault') : undefined}
            isLocked={isLocked}
            groupRef={cardsRef}
            onChosen={(cardId) => dispatch(events.cardChosen(cardId))}
          />
        )}
        {cards.length === 0 && options.length > 0 && (
          <NoticeBox>{translate('payway:cardsMissing')}</NoticeBox>
        )}
        {options.length > 0 && (
          <OptionList
            options={options}
            amount={amount}
            isLocked={isLocked}
            openingId={isOpening ? chosenOption : undefined}
            onChosen={open}
          />
        )}
        {cards.length === 0 && options.length === 0 && (
          <EmptyState
            title={translate('payway:emptyTitle')}
            text={translate('payway:emptyText')}
            action={translate('payway:toLoan')}
            onAction={onLoanChosen}
          />
        )}
      </>
    );
  }

  return (
    <ResourceView
      {...bar}
      {...state.ways}
      onHome={onHome}
      onService={onService}
      onRetry={() => dispatch(events.ways.renewed(state.payment))}
      sentenceOf={sentenceOf}
      skeleton={skeleton}
      actions={(ways) =>
        amount !== '' &&
        cardsOf(ways).length > 0 && <PayActions state={state} card={card} amount={amount} onPaid={pay} />
      }
    >
      {(ways) =>
        amount === '' ? (
          <EmptyState
            title={translate('payway:amountMissing.title')}
            text={translate('payway:amountMissing.text')}
            action={translate('payway:toLoan')}
            onAction={onLoanChosen}
          />
        ) : (
          choices(ways)
        )
      }
    </ResourceView>
  );
}
