import type { MoneyOperation } from '../../../api/idempotencyKey';
import { parseMinorUnits } from '../../../kernel/money';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMoment, useMoney } from '../../../ui/borrower/pageContexts';
import { OutcomePending } from '../../../ui/borrower/OutcomePending';

interface LoanOutcomeProps {
  readonly operation: MoneyOperation;
  readonly isRetrying: boolean;
  readonly onCheck: () => void;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
}

/** Nobody knows whether the loan was taken on (contract §5). Trying again names what it would bind to. */
export function LoanOutcome({ operation, ...props }: LoanOutcomeProps) {
  const translate = useTranslate();
  const sent = operation.payload.amount;
  const amount = useMoney()(parseMinorUnits(sent) ?? sent);
  const time = useMoment()(operation.reservedAt);
  const isKnown = amount !== '';
  return (
    <OutcomePending
      {...props}
      isOwn={operation.isOwn}
      text={
        isKnown
          ? translate('loan:confirm.outcome.text', { amount, time })
          : translate('borrower:outcome.text')
      }
      checkLabel={translate('loan:confirm.done.orders')}
      retryLabel={
        isKnown ? translate('loan:confirm.outcome.retry', { amount }) : translate('borrower:outcome.retry')
      }
    />
  );
}
