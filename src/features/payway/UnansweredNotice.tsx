import { useTranslate } from '../../texts/TranslateContext';
import { NoticeBox } from '../../ui/borrower/NoticeBox';
import { Button } from '../../ui/Button';
import styles from './Notice.module.css';

interface UnansweredNoticeProps {
  /** What may have happened, and what to do. */
  readonly text: string;
  readonly onLoanChosen: () => void;
  /** Absent where the screen itself is the way to try again. */
  readonly retry?: { readonly label: string; readonly isUnderWay: boolean; readonly onChosen: () => void };
}

/** The outcome of a payment from before the screen was opened anew is still open (contract §5). */
export function UnansweredNotice({ text, onLoanChosen, retry }: UnansweredNoticeProps) {
  const translate = useTranslate();
  return (
    <NoticeBox tone="warning">
      <p className={styles.title}>{translate('payway:unanswered.title')}</p>
      <p>{text}</p>
      <div className={styles.ways}>
        <Button look="plain" className={styles.way} data-testid="outcome-check" onClick={onLoanChosen}>
          {translate('borrower:outcome.check')}
        </Button>
        {retry && (
          <Button
            look="plain"
            className={styles.way}
            data-testid="outcome-retry"
            isBusy={retry.isUnderWay}
            onClick={retry.onChosen}
          >
            {retry.label}
          </Button>
        )}
      </div>
    </NoticeBox>
  );
}
