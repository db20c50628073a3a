import { useEffect } from 'react';
import { useOpened } from '../../effects/useResource';
import { usePageQuery } from '../../effects/usePageQuery';
import { isOutcomeOpen, isUnderWay } from '../../kernel/acting';
import { ScreenFrame } from '../../ui/borrower/ScreenFrame';
import { ChooseScreen } from './ChooseScreen';
import { CodeScreen } from './CodeScreen';
import * as events from './events';
import { paymentQuery } from './payment';
import { usePayment } from './usePayment';
import { StatePanel } from '../../ui/borrower/StatePanel';
import { Button } from '../../ui/Button';
import { SuccessDrawing } from '../../ui/drawings/SuccessDrawing';
import { parseMinorUnits } from '../../kernel/money';
import { useMoment, useMoney } from '../../ui/borrower/pageContexts';
import { OutcomePending } from '../../ui/borrower/OutcomePending';

/** `/ynRepay` and `/ynRepayChoose`: paying by a card or at a provider (contract §11, pay-way). */
export function PaywayScreen() {
  const payment = usePageQuery(paymentQuery);
  useOpened(events.ways, payment);
  const { dispatch, translate, state, bar, onLoanChosen } = usePayment();
  const money = useMoney();
  const moment = useMoment();
  useEffect(() => () => void dispatch(events.screenLeft()), [dispatch]);

  const { commit, confirm, operation, ways } = state;
  if (operation && (isOutcomeOpen(commit) || (isOutcomeOpen(confirm) && !state.isCodeWanted))) {
    const amount = money(parseMinorUnits(operation.payload.amount));
    // Nobody knows whether the payment was taken (contract §5). Trying again names what it would pay.
    return (
      <ScreenFrame {...bar}>
        <OutcomePending
          isOwn={operation.isOwn}
          text={translate('payway:open', { amount, time: moment(operation.reservedAt) })}
          checkLabel={translate('borrower:outcome.check')}
          onCheck={onLoanChosen}
          retryLabel={translate('payway:retry', { amount })}
          isRetrying={[commit, confirm].some(isUnderWay) || ways.status === 'loading'}
          onRetry={() => dispatch(events.retried())}
          onDiscard={() => dispatch(events.discarded())}
        />
      </ScreenFrame>
    );
  }
  if (commit === 'done' || confirm === 'done') {
    return (
      <ScreenFrame {...bar}>
        <StatePanel isLive drawing={<SuccessDrawing />} title={translate('payway:paid')}>
          <Button onClick={onLoanChosen}>{translate('payway:toLoan')}</Button>
        </StatePanel>
      </ScreenFrame>
    );
  }
  return state.verification ? <CodeScreen /> : <ChooseScreen />;
}
