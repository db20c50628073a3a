import { useTranslate } from '../../texts/TranslateContext';
import { OutcomePending } from '../../ui/borrower/OutcomePending';

interface OutcomeStageProps {
  readonly isRetrying: boolean;
  readonly onLoanChosen: () => void;
  readonly onRetried: () => void;
}

/** Nobody knows whether the payment was taken (contract §5). */
export function OutcomeStage({ isRetrying, onLoanChosen, onRetried }: OutcomeStageProps) {
  const translate = useTranslate();
  return (
    <OutcomePending
      title={translate('borrower:outcome.title')}
      text={translate('borrower:outcome.text')}
      checkLabel={translate('borrower:outcome.check')}
      onCheck={onLoanChosen}
      retryLabel={translate('borrower:outcome.retry')}
      isRetrying={isRetrying}
      onRetry={onRetried}
    />
  );
}
