import type { LoanDetailsReply } from '../../../generated/replies';
import { isOne } from '../../../kernel/shownValue';
import { useTranslate } from '../../../texts/TranslateContext';
import { ActionBar } from '../../../ui/borrower/ActionBar';
import { isFinished, isRepayable } from '../../../kernel/orderStatus';

interface LoanActionsProps {
  readonly details: LoanDetailsReply;
  readonly onRepay: () => void;
  readonly onExtend: () => void;
  readonly onBorrowAgain: () => void;
}

/** What can be done with a loan; nothing where the server keeps the bottom area for the app (contract §6, `inside`). */
export function LoanActions({ details, onRepay, onExtend, onBorrowAgain }: LoanActionsProps) {
  const translate = useTranslate();
  const { orderStatus, inside, isDelay } = details;
  if (isOne(inside)) return null;
  if (isRepayable(orderStatus)) {
    const extend = { label: translate('loan:details.extend'), onChosen: onExtend, testId: 'extend-button' };
    return (
      <ActionBar
        primary={{ label: translate('loan:details.repay'), onChosen: onRepay, testId: 'repay-button' }}
        secondary={isOne(isDelay) ? extend : undefined}
      />
    );
  }
  if (!isFinished(orderStatus)) return null;
  return (
    <ActionBar
      primary={{ label: translate('loan:details.again'), onChosen: onBorrowAgain, testId: 'borrow-again' }}
    />
  );
}
