import type { ToastText } from '../../events/toast';
import { useTranslate } from '../../texts/TranslateContext';
import { NoticeBox } from '../../ui/borrower/NoticeBox';
import { Button } from '../../ui/Button';
import styles from './Notice.module.css';

interface RefusalNoticeProps {
  readonly refusal: ToastText;
  readonly onLoanChosen: () => void;
}

/** Why the last try was refused, and the way to the loan, which knows best. A toast has said it aloud already. */
export function RefusalNotice({ refusal, onLoanChosen }: RefusalNoticeProps) {
  const translate = useTranslate();
  return (
    <NoticeBox tone="warning">
      <p className={styles.title}>{translate('payway:failure.title')}</p>
      <p>{'words' in refusal ? refusal.words : translate(refusal.key)}</p>
      <Button look="plain" className={styles.way} onClick={onLoanChosen}>
        {translate('payway:toLoan')}
      </Button>
    </NoticeBox>
  );
}
