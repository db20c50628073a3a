import { useSelector } from 'react-redux';
import type { ToastText } from '../../events/toast';
import { selectToast } from '../../events/toastSlice';
import { useTranslate } from '../../texts/TranslateContext';
import { NoticeBox } from '../../ui/borrower/NoticeBox';
import { Button } from '../../ui/Button';
import styles from './Notice.module.css';

interface RefusalNoticeProps {
  readonly refusal: ToastText;
  readonly onLoanChosen: () => void;
}

/**
 * Why the last try was refused, and the way to the loan, which knows best. A toast says it first; once that is gone,
 * it stands here.
 */
export function RefusalNotice({ refusal, onLoanChosen }: RefusalNoticeProps) {
  const translate = useTranslate();
  const toast = useSelector(selectToast);
  const textOf = (text: ToastText) => ('words' in text ? text.words : translate(text.key));
  const reason = textOf(refusal);
  const isSaid = toast !== undefined && textOf(toast) === reason;
  return (
    <NoticeBox tone="warning">
      <p className={styles.title}>{translate('payway:failure.title')}</p>
      {!isSaid && <p>{reason}</p>}
      <Button look="plain" className={styles.way} onClick={onLoanChosen}>
        {translate('payway:toLoan')}
      </Button>
    </NoticeBox>
  );
}
