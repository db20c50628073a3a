import { useSelector } from 'react-redux';
import { valueOf } from '../../../effects/resource';
import { isEmptyOrZero } from '../../../kernel/shownValue';
import { useMoney } from '../../../ui/borrower/LanguageTypeContext';
import { selectDue } from './slice';

/** What is to be paid of the loan in view, with its sign; empty while nobody has said it. */
export function useDueAmount(): string {
  const money = useMoney();
  const amount = valueOf(useSelector(selectDue))?.repayAmount;
  return isEmptyOrZero(amount) ? '' : money(amount);
}
