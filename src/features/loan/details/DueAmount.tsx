import { useSelector } from 'react-redux';
import { useOpened } from '../../../effects/useOpened';
import type { LoanOrderPayload } from '../../../generated/payloads';
import { shownDay } from '../../../kernel/shownValue';
import { useTranslate } from '../../../texts/TranslateContext';
import { AmountHero } from '../../../ui/borrower/AmountHero';
import { SkeletonAmount } from '../../../ui/borrower/SkeletonRows';
import { due as dueResource } from './events';
import { selectDue } from './slice';
import { useDueAmount } from './useDueAmount';

/** What is to be paid of a loan, and until when. Loan details don't say it, so it is asked for; unanswered, nothing stands here. */
export function DueAmount({ order }: { readonly order: LoanOrderPayload }) {
  const translate = useTranslate();
  const { data } = useSelector(selectDue);
  const amount = useDueAmount();
  useOpened(dueResource, order);
  if (data.status === 'loading') return <SkeletonAmount />;
  if (data.status !== 'ready' || amount === '') return null;
  const date = shownDay(data.value.repayDate);
  return (
    <AmountHero
      label={translate('loan:details.due')}
      amount={amount}
      note={date ? translate('loan:details.dueBy', { date }) : undefined}
    />
  );
}
