import type { MoneyOperation } from '../../api/idempotencyKey';
import { formatDate } from '../../kernel/date';
import { parseMinorUnits } from '../../kernel/money';
import { useTranslate } from '../../texts/TranslateContext';
import { useMoney } from '../../ui/borrower/pageContexts';
import { OutcomePending } from '../../ui/borrower/OutcomePending';

interface OutcomeStageProps {
  /** The payment that was sent. */
  readonly operation: MoneyOperation;
  readonly isRetrying: boolean;
  readonly onLoanChosen: () => void;
  readonly onRetried: () => void;
  readonly onDiscarded: () => void;
}

/** Nobody knows whether the payment was taken (contract §5). Trying again names what it would pay. */
export function OutcomeStage({
  operation,
  isRetrying,
  onLoanChosen,
  onRetried,
  onDiscarded,
}: OutcomeStageProps) {
  const translate = useTranslate();
  const amount = useMoney()(parseMinorUnits(operation.payload.amount));
  return (
    <OutcomePending
      isOwn={operation.isOwn}
      text={translate('payway:open', { amount, time: formatDate(operation.reservedAt) })}
      checkLabel={translate('borrower:outcome.check')}
      onCheck={onLoanChosen}
      retryLabel={translate('payway:retry', { amount })}
      isRetrying={isRetrying}
      onRetry={onRetried}
      onDiscard={onDiscarded}
    />
  );
}
