import { useRef, useState } from 'react';
import { isSessionOver, type Failure } from '../../kernel/failure';
import { isUnderWay } from '../../kernel/acting';
import { failureSentence } from '../../ui/borrower/failureSentence';
import { ResourceView } from '../../ui/borrower/ResourceView';
import { ChooseWay } from './ChooseWay';
import * as events from './events';
import { cardsFailureText } from './failureTexts';
import { PayActions } from './PayActions';
import { cardsOf } from './payment';
import { PaywaySkeleton } from './PaywaySkeleton';
import { usePayment } from './usePayment';

/** Choosing what to pay with. */
export function ChooseScreen() {
  const { dispatch, translate, state, amount, card, bar, onHome, onLoanChosen } = usePayment();
  const cards = useRef<HTMLFieldSetElement>(null);
  const [chosenOption, setChosenOption] = useState<string>();
  const isOpening = isUnderWay(state.provider) || state.provider === 'done';

  function sentenceOf(problem: Failure): string {
    if (isSessionOver(problem)) return failureSentence(translate, problem);
    const text = cardsFailureText(problem);
    return 'words' in text ? text.words : translate(text.key);
  }

  function pay() {
    if (!card) cards.current?.querySelector('input')?.focus();
    dispatch(events.paySubmitted());
  }

  function open(optionId: string) {
    setChosenOption(optionId);
    dispatch(events.optionChosen(optionId));
  }

  return (
    <ResourceView
      {...bar}
      {...state.ways}
      onHome={onHome}
      onRetry={() => dispatch(events.ways.renewed(state.payment))}
      sentenceOf={sentenceOf}
      skeleton={<PaywaySkeleton />}
      actions={(ways) =>
        amount !== '' &&
        cardsOf(ways).length > 0 && <PayActions state={state} card={card} amount={amount} onPaid={pay} />
      }
    >
      {(ways) => (
        <ChooseWay
          ways={ways}
          state={state}
          amount={amount}
          openingId={isOpening ? chosenOption : undefined}
          cardsRef={cards}
          onCardChosen={(cardId) => dispatch(events.cardChosen(cardId))}
          onOptionChosen={open}
          onLoanChosen={onLoanChosen}
        />
      )}
    </ResourceView>
  );
}
