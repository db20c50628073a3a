import { Check, ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import type { Order } from '../../../generated/replies';
import { shownText } from '../../../kernel/shownValue';
import { useTranslate } from '../../../texts/TranslateContext';
import { DetailRows } from '../../../ui/borrower/DetailRows';
import { orderRows, OrderStatus, useOrderStatus } from '../../../ui/borrower/OrderStatus';
import { ProductHeader } from '../../../ui/borrower/ProductHeader';
import { numberOf } from './orders';
import layout from '../../../ui/borrower/layout.module.css';
import styles from './OrderSummary.module.css';
import { Modal } from '../../../ui/borrower/Modal';
import { joinClasses } from '../../../ui/joinClasses';

interface OrderSummaryProps {
  readonly order: Order;
  readonly orders: readonly Order[];
  readonly onChosen: (number: string) => void;
}

/** The order that a complaint is about, and the way to another one. */
export function OrderSummary({ order, orders, onChosen }: OrderSummaryProps) {
  const translate = useTranslate();
  const [isChoosing, setIsChoosing] = useState(false);
  const number = numberOf(order);
  const status = useOrderStatus(order.status);
  const rows = orderRows(order, status, translate('complaint:home.order'));
  return (
    <section className={styles.summary} aria-label={translate('complaint:home.orderAbout')}>
      <ProductHeader
        name={shownText(order.productName) || translate('complaint:home.unnamed')}
        logo={order.productLogo}
        note={<OrderStatus status={order.status} />}
        aside={
          <button
            type="button"
            className={styles.switch}
            data-testid="order-switch"
            aria-haspopup="dialog"
            aria-label={translate('complaint:home.allOf')}
            onClick={() => setIsChoosing(true)}
          >
            {translate('complaint:home.all')}
            <ChevronsUpDown size={16} aria-hidden="true" />
          </button>
        }
      />
      {rows.length > 0 && <DetailRows rows={rows} />}
      {isChoosing && (
        <OrderSheet
          orders={orders}
          selected={number}
          onClose={() => setIsChoosing(false)}
          onChosen={(chosen) => {
            setIsChoosing(false);
            if (chosen !== number) onChosen(chosen);
          }}
        />
      )}
    </section>
  );
}

interface OrderSheetProps {
  readonly orders: readonly Order[];
  readonly selected: string;
  readonly onChosen: (number: string) => void;
  readonly onClose: () => void;
}

function OrderSheet({ orders, selected, onChosen, onClose }: OrderSheetProps) {
  const translate = useTranslate();
  return (
    <Modal title={translate('complaint:home.chooseOrder')} onClose={onClose}>
      <ul className={layout.stack}>
        {orders.map((order) => {
          const number = numberOf(order);
          const isSelected = number === selected;
          return (
            <li key={number}>
              <button
                type="button"
                className={joinClasses(styles.order, isSelected && styles.selected)}
                data-testid={`order-option-${number}`}
                aria-pressed={isSelected}
                onClick={() => onChosen(number)}
              >
                <ProductHeader
                  name={shownText(order.productName) || translate('complaint:home.unnamed')}
                  logo={order.productLogo}
                  note={
                    <span className={styles.note}>
                      {translate('complaint:form.order', { order: number })}
                      <OrderStatus status={order.status} />
                    </span>
                  }
                  aside={isSelected && <Check size={20} aria-hidden="true" />}
                />
              </button>
            </li>
          );
        })}
      </ul>
    </Modal>
  );
}
