import { useTranslate } from '../../texts/TranslateContext';
import { NoticeBox } from '../../ui/borrower/NoticeBox';
import { Button } from '../../ui/Button';
import styles from './Notice.module.css';

interface UnansweredNoticeProps {
  /** Of the payment, with its sign. */
  readonly amount: string;
  readonly isRetrying: boolean;
  readonly onLoanChosen: () => void;
  readonly onRetried: () => void;
}

/** The outcome of a payment from before the page was loaded anew is still open (contract §5). */
export function UnansweredNotice({ amount, isRetrying, onLoanChosen, onRetried }: UnansweredNoticeProps) {
  const translate = useTranslate();
  return (
    <NoticeBox tone="warning">
      <p className={styles.title}>{translate('payway:unanswered.title')}</p>
      <p>{translate('payway:unanswered.text')}</p>
      <div className={styles.ways}>
        <Button look="plain" className={styles.way} data-testid="outcome-check" onClick={onLoanChosen}>
          {translate('borrower:outcome.check')}
        </Button>
        <Button look="plain" className={styles.way} data-testid="outcome-retry" isBusy={isRetrying} onClick={onRetried}>
          {translate('payway:retry', { amount })}
        </Button>
      </div>
    </NoticeBox>
  );
}
