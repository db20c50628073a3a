import { useSelector } from 'react-redux';
import { parseMinorUnits } from '../../../kernel/money';
import { useTranslate } from '../../../texts/TranslateContext';
import { Figures } from '../../../ui/Figures';
import { NoticeBox } from '../../../ui/borrower/NoticeBox';
import { useMoment, useMoney } from '../../../ui/borrower/pageContexts';
import { unbroken } from '../confirm/offerView';
import { selectPaid } from './slice';

/** What was paid on a loan, until the lender says so itself. */
export function PaidNotices({ orderId }: { readonly orderId: string | undefined }) {
  const translate = useTranslate();
  const money = useMoney();
  const moment = useMoment();
  return useSelector(selectPaid(orderId)).map(({ amount, at, reference }) => (
    <NoticeBox key={at}>
      <p>
        <strong>
          <Figures
            in={translate('loan:paid.text', {
              amount: money(parseMinorUnits(amount) ?? amount),
              time: unbroken(moment(at)),
            })}
          />
        </strong>
      </p>
      {reference && (
        <p>
          <Figures in={translate('loan:paid.reference', { reference })} />
        </p>
      )}
      <p>{translate('loan:paid.until')}</p>
    </NoticeBox>
  ));
}
