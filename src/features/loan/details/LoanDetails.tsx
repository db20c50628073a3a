import type { LoanDetailsReply } from '../../../generated/replies';
import { shownText } from '../../../kernel/shownValue';
import { useTranslate } from '../../../texts/TranslateContext';
import { DetailRows } from '../../../ui/borrower/DetailRows';
import { ProductHeader } from '../../../ui/borrower/ProductHeader';
import { ServerLink } from '../../../ui/borrower/ServerLink';
import { detailRowsOf } from './detailRows';
import styles from './LoanDetails.module.css';
import { pictureOf } from '../../../kernel/orderStatus';
import { StatusPicture } from './StatusPicture';

interface LoanDetailsProps {
  readonly details: LoanDetailsReply;
  readonly onContractChosen: (address: string) => void;
}

/** Where a loan stands, in a picture, in words and in rows. */
export function LoanDetails({ details, onContractChosen }: LoanDetailsProps) {
  const translate = useTranslate();
  const status = shownText(details.noticeStatusText);
  const product = shownText(details.productName);
  const contract = shownText(details.isNewContract);
  const rows = detailRowsOf(details);
  return (
    <>
      <section className={styles.status}>
        <StatusPicture
          status={pictureOf(details.orderStatus)}
          name={status || translate('loan:details.noStatus')}
        />
        {status && <h2 className={styles.name}>{status}</h2>}
        <p className={styles.text}>{shownText(details.noticeDesText)}</p>
      </section>
      {product && <ProductHeader name={product} logo={details.productLogo} />}
      {rows.length > 0 && (
        <DetailRows
          rows={rows}
          label={translate('loan:details.rows')}
          testId="detail-block"
          rowTestId="detail-row"
        />
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
