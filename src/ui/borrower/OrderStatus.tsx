import type { OrderStatus as Status } from '../../kernel/orderStatus';
import { useTranslate } from '../../texts/TranslateContext';
import styles from './OrderStatus.module.css';
import { orderStatusText } from './orderStatusText';

/** Where an order stands, in a word or two; nothing where nothing is known. */
export function OrderStatus({ status }: { readonly status: Status }) {
  const translate = useTranslate();
  const text = orderStatusText(status);
  if (!text) return null;
  return <span className={styles.status}>{'key' in text ? translate(text.key) : text.words}</span>;
}
