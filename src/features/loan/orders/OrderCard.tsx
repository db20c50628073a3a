import { ChevronRight } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { PageLink } from '../../../effects/PageLink';
import { loanForeseen } from '../../../events/foreseen';
import type { Order } from '../../../generated/replies';
import { shownText } from '../../../kernel/shownValue';
import { useTranslate } from '../../../texts/TranslateContext';
import { DetailRows } from '../../../ui/borrower/DetailRows';
import { orderRows, OrderStatus, useOrderStatus } from '../../../ui/borrower/OrderStatus';
import { ProductHeader } from '../../../ui/borrower/ProductHeader';
import { PaidNotices } from '../paid/PaidNotices';
import styles from './OrderCard.module.css';

interface OrderCardProps {
  readonly order: Order;
  readonly detailAddress: string | undefined;
  readonly contractAddress: string | undefined;
}

/** One loan of the list: the card leads to its details, a link of its own to the contract. */
export function OrderCard({ order, detailAddress, contractAddress }: OrderCardProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const number = shownText(order.orderNo);
  const product = shownText(order.productName) || translate('loan:orders.unnamed');
  const status = useOrderStatus(order.status);
  const rows = orderRows(order, status, translate('loan:orders.number'));
  return (
    <li className={styles.card}>
      <ProductHeader name={product} logo={order.productLogo} aside={<OrderStatus status={order.status} />} />
      <PaidNotices orderId={number} />
      {rows.length > 0 && <DetailRows rows={rows} />}
      {detailAddress !== undefined && contractAddress !== undefined && (
        <div className={styles.links}>
          <PageLink
            className={styles.contract}
            to={contractAddress}
            aria-label={translate('loan:orders.contractOf', { order: number })}
          >
            {translate('loan:orders.contract')}
          </PageLink>
          <PageLink
            className={styles.open}
            to={detailAddress}
            onClick={() =>
              dispatch(
                loanForeseen({ orderId: number, name: product, logo: order.productLogo, status, rows }),
              )
            }
            aria-label={translate('loan:orders.openOf', { order: number, product })}
          >
            {translate('loan:orders.open')}
            <ChevronRight size={20} aria-hidden="true" />
          </PageLink>
        </div>
      )}
    </li>
  );
}
