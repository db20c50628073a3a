import { toastWords, type ToastText } from '../../events/toast';
import { useTranslate } from '../../texts/TranslateContext';
import { NoticeBox } from '../../ui/borrower/NoticeBox';
import { Button } from '../../ui/Button';

interface RefusalNoticeProps {
  readonly refusal: ToastText;
  readonly onLoanChosen: () => void;
}

/** Why the last try was refused, and the way to the loan, which knows best. A toast says it too, and goes. */
export function RefusalNotice({ refusal, onLoanChosen }: RefusalNoticeProps) {
  const translate = useTranslate();
  return (
    <NoticeBox tone="warning">
      <p>
        <strong>{translate('payway:failure.title')}</strong>
      </p>
      <p>{toastWords(translate, refusal)}</p>
      <Button look="flush" onClick={onLoanChosen}>
        {translate('payway:toLoan')}
      </Button>
    </NoticeBox>
  );
}
