import type { ToastText } from '../../events/toast';
import { useTranslate } from '../../texts/TranslateContext';
import { NoticeBox } from '../../ui/borrower/NoticeBox';
import { Button } from '../../ui/Button';
import styles from './Notice.module.css';

interface RefusalNoticeProps {
  readonly refusal: ToastText;
  readonly onLoanChosen: () => void;
}

/** Why the last try was refused, and the way to the loan, which knows best. A toast says it too, and goes. */
export function RefusalNotice({ refusal, onLoanChosen }: RefusalNoticeProps) {
  const translate = useTranslate();
  const reason = 'words' in refusal ? refusal.words : translate(refusal.key);
  return (
    <NoticeBox tone="warning">
      <p className={styles.title}>{translate('payway:failure.title')}</p>
      <p>{reason}</p>
      <Button look="plain" className={styles.way} onClick={onLoanChosen}>
        {translate('payway:toLoan')}
      </Button>
    </NoticeBox>
  );
}
