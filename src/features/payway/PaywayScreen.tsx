import { useEffect } from 'react';
import { useOpened } from '../../effects/useOpened';
import { usePageQuery } from '../../effects/usePageQuery';
import { isOutcomeOpen, isUnderWay } from '../../kernel/acting';
import { ScreenFrame } from '../../ui/borrower/ScreenFrame';
import { ChooseScreen } from './ChooseScreen';
import { CodeScreen } from './CodeScreen';
import * as events from './events';
import { OutcomeStage } from './OutcomeStage';
import { PaidScreen } from './PaidScreen';
import { paymentNames } from './payment';
import { usePayment } from './usePayment';

/** `/ynRepay` and `/ynRepayChoose`: paying by a card or at a provider (contract §11, pay-way). */
export function PaywayScreen() {
  const payment = usePageQuery(...paymentNames);
  useOpened(events.ways, payment);
  const { dispatch, state, bar, onLoanChosen } = usePayment();
  useEffect(() => () => void dispatch(events.screenLeft()), [dispatch]);

  const { commit, confirm, operation, ways } = state;
  if (operation && (isOutcomeOpen(commit) || (isOutcomeOpen(confirm) && !state.isCodeWanted))) {
    const isBusy = [commit, confirm].some(isUnderWay) || ways.status === 'loading';
    return (
      <ScreenFrame {...bar}>
        <OutcomeStage
          operation={operation}
          isRetrying={isBusy}
          onLoanChosen={onLoanChosen}
          onRetried={() => dispatch(events.retried())}
          onDiscarded={() => dispatch(events.discarded())}
        />
      </ScreenFrame>
    );
  }
  if (commit === 'done' || confirm === 'done') return <PaidScreen />;
  return state.verification ? <CodeScreen /> : <ChooseScreen />;
}
