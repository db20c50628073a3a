import { useDispatch, useSelector } from 'react-redux';
import { pageChosen, useNavigation } from '../../events/navigation';
import { parseMinorUnits } from '../../kernel/money';
import { useTranslate } from '../../texts/TranslateContext';
import { useMoney } from '../../ui/borrower/pageContexts';
import { loanPage } from './payment';
import { cardOf, selectPayway, type PaywayState } from './slice';
/** What a code that is typed once more confirms is what was sent, whatever the address says by now. */
const amountOf = ({ payment, operation, isCodeWanted }: PaywayState): string | undefined =>
  isCodeWanted && operation?.isOwn ? operation.payload.amount : payment.amount;

/** What every stage of a payment shows and leads to. */
export function usePayment() {
  const dispatch = useDispatch();
  const translate = useTranslate();
  const money = useMoney();
  const state = useSelector(selectPayway);
  const { onBack, onHome, onService } = useNavigation();
  return {
    dispatch,
    translate,
    state,
    /** With its sign; empty where the address names none. */
    amount: money(parseMinorUnits(amountOf(state))),
    card: cardOf(state, state.cardId),
    bar: { title: translate('payway:title'), onBack },
    onHome,
    onService,
    onLoanChosen: () => dispatch(pageChosen(loanPage(state.payment))),
  };
}
