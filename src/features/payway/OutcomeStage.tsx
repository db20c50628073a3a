import { useTranslate } from '../../texts/TranslateContext';
import { OutcomePending } from '../../ui/borrower/OutcomePending';

interface OutcomeStageProps {
  /** Of the payment, with its sign. */
  readonly amount: string;
  readonly isRetrying: boolean;
  readonly onLoanChosen: () => void;
  readonly onRetried: () => void;
}

/** Nobody knows whether the payment was taken (contract §5). Trying again names what it would pay. */
export function OutcomeStage({ amount, isRetrying, onLoanChosen, onRetried }: OutcomeStageProps) {
  const translate = useTranslate();
  return (
    <OutcomePending
      title={translate('borrower:outcome.title')}
      text={translate('borrower:outcome.text')}
      checkLabel={translate('borrower:outcome.check')}
      onCheck={onLoanChosen}
      retryLabel={translate('payway:retry', { amount })}
      isRetrying={isRetrying}
      onRetry={onRetried}
    />
  );
}
