import type { LoanDetailsReply } from '../../../generated/replies';
import type { LoanOrderPayload } from '../../../generated/payloads';
import { shownText } from '../../../kernel/shownValue';
import { useTranslate } from '../../../texts/TranslateContext';
import { DetailRows } from '../../../ui/borrower/DetailRows';
import { ProductHeader } from '../../../ui/borrower/ProductHeader';
import { ServerLink } from '../../../ui/borrower/ServerLink';
import { detailRowsOf } from './detailRows';
import { DueAmount } from './DueAmount';
import styles from './LoanDetails.module.css';
import { isRepayable, pictureOf } from '../../../kernel/orderStatus';
import { StatusPicture } from './StatusPicture';

interface LoanDetailsProps {
  readonly details: LoanDetailsReply;
  readonly order: LoanOrderPayload;
  readonly onContractChosen: (address: string) => void;
}

/** Where a loan stands, in a picture and in words, what is to be paid of it, and its rows. */
export function LoanDetails({ details, order, onContractChosen }: LoanDetailsProps) {
  const translate = useTranslate();
  const status = shownText(details.noticeStatusText);
  const product = shownText(details.productName);
  const contract = shownText(details.isNewContract);
  const rows = detailRowsOf(details);
  return (
    <>
      <section className={styles.status}>
        <StatusPicture status={pictureOf(details.orderStatus)} name={status || translate('loan:details.noStatus')} />
        {status && <h2 className={styles.name}>{status}</h2>}
        <p className={styles.text}>{shownText(details.noticeDesText)}</p>
      </section>
      {isRepayable(details.orderStatus) && <DueAmount order={order} />}
      {product && <ProductHeader name={product} logo={details.productLogo} />}
      {rows.length > 0 && (
        <DetailRows rows={rows} label={translate('loan:details.rows')} testId="detail-block" rowTestId="detail-row" />
      )}
      {contract && (
        <div>
          <ServerLink address={contract} onChosen={() => onContractChosen(contract)}>
            {translate('loan:details.contract')}
          </ServerLink>
        </div>
      )}
    </>
  );
}
