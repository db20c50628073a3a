import { useTranslate } from '../../../texts/TranslateContext';
import { OutcomePending } from '../../../ui/borrower/OutcomePending';

interface LoanOutcomeProps {
  /** Of the loan that was sent, with its sign; empty: not known. */
  readonly amount: string;
  readonly isRetrying: boolean;
  readonly onCheck: () => void;
  readonly onRetry: () => void;
}

/** Nobody knows whether the loan was taken on (contract §5). Trying again names what it would bind to. */
export function LoanOutcome({ amount, isRetrying, onCheck, onRetry }: LoanOutcomeProps) {
  const translate = useTranslate();
  const isKnown = amount !== '';
  return (
    <OutcomePending
      title={translate('borrower:outcome.title')}
      text={isKnown ? translate('loan:confirm.outcome.text', { amount }) : translate('borrower:outcome.text')}
      checkLabel={translate('loan:confirm.done.orders')}
      onCheck={onCheck}
      retryLabel={isKnown ? translate('loan:confirm.outcome.retry', { amount }) : translate('borrower:outcome.retry')}
      isRetrying={isRetrying}
      onRetry={onRetry}
    />
  );
}
