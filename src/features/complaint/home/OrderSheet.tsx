import { Check } from 'lucide-react';
import type { Order } from '../../../generated/replies';
import { shownText } from '../../../kernel/shownValue';
import { useTranslate } from '../../../texts/TranslateContext';
import { Modal } from '../../../ui/borrower/Modal';
import { OrderStatus } from '../../../ui/borrower/OrderStatus';
import { ProductHeader } from '../../../ui/borrower/ProductHeader';
import { joinClasses } from '../../../ui/joinClasses';
import { numberOf } from './orders';
import styles from './OrderSheet.module.css';

interface OrderSheetProps {
  readonly orders: readonly Order[];
  /** Number of the order that is selected now. */
  readonly selected: string;
  readonly onChosen: (number: string) => void;
  readonly onClose: () => void;
}

/** All orders; one tap selects. */
export function OrderSheet({ orders, selected, onChosen, onClose }: OrderSheetProps) {
  const translate = useTranslate();
  return (
    <Modal
      title={translate('complaint:home.chooseOrder')}
      close={{ label: translate('borrower:close'), onClose }}
    >
      <ul className={styles.orders}>
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
