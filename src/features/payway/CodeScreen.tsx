import { isUnderWay } from '../../kernel/acting';
import { ScreenFrame } from '../../ui/borrower/ScreenFrame';
import { CodeStage } from './CodeStage';
import * as events from './events';
import { ConfirmActions } from './PayActions';
import { usePayment } from './usePayment';

/** Confirming a payment by the code of an SMS. */
export function CodeScreen() {
  const { dispatch, translate, state, amount, card, bar, onLoanChosen } = usePayment();
  const confirm = () => dispatch(state.isCodeWanted ? events.retried() : events.confirmSubmitted());
  return (
    <ScreenFrame
      {...bar}
      title={translate('payway:code.title')}
      actions={
        <ConfirmActions
          state={state}
          card={card}
          amount={amount}
          onConfirmed={confirm}
          onCancelled={() => dispatch(events.cancelled())}
        />
      }
    >
      <CodeStage
        state={state}
        amount={amount}
        isAsking={isUnderWay(state.commit)}
        canAsk={card !== undefined && !state.isCodeWanted}
        onTyped={(code) => dispatch(events.codeTyped(code))}
        onAskedAgain={() => dispatch(events.codeAskedAgain())}
        onSubmitted={confirm}
        onLoanChosen={onLoanChosen}
      />
    </ScreenFrame>
  );
}
