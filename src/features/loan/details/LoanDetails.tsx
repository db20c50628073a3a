import type { ReactNode } from 'react';
import {
  DeclinedDrawing,
  DueDrawing,
  OverdueDrawing,
  ReviewDrawing,
  SettledDrawing,
  TransferDrawing,
} from '../../../ui/drawings/loanDrawings';
import { hidesDetails, pictureOf, type PictureStatus } from '../../../kernel/orderStatus';
import styles from '../../../ui/borrower/LoanStatus.module.css';
import type { LoanDetailsReply } from '../../../generated/replies';
import { isEmptyOrZero, shownText } from '../../../kernel/shownValue';
import { useTranslate } from '../../../texts/TranslateContext';
import { DetailRows } from '../../../ui/borrower/DetailRows';
import { ProductHeader } from '../../../ui/borrower/ProductHeader';
import { ServerLink } from '../../../ui/borrower/ServerLink';

/** The picture of each status; it is read out as what the server calls the status. */
const drawings: Readonly<Record<PictureStatus, () => ReactNode>> = {
  21: ReviewDrawing,
  110: DeclinedDrawing,
  151: TransferDrawing,
  174: DueDrawing,
  180: OverdueDrawing,
  200: SettledDrawing,
};

/** Rows worth showing: none that are empty or zero, none at all with status 110 (contract §10). */
export function detailRowsOf({
  orderStatus,
  userOrderDetail,
}: LoanDetailsReply): { name: string; value: string }[] {
  if (hidesDetails(orderStatus)) return [];
  return (userOrderDetail?.detail ?? [])
    .filter(({ value }) => !isEmptyOrZero(value))
    .map(({ text, value }) => ({ name: shownText(text), value: shownText(value) }));
}

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
  const picture = pictureOf(details.orderStatus);
  const Drawing = drawings[picture];
  return (
    <>
      <section className={styles.status}>
        <div
          role="img"
          aria-label={status || translate('loan:details.noStatus')}
          data-testid="order-status-image"
          data-status={picture}
        >
          <Drawing />
        </div>
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
