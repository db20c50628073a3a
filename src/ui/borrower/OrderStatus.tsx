import type { OrderStatus as Status } from '../../kernel/orderStatus';
import { useTranslate } from '../../texts/TranslateContext';
import styles from './OrderStatus.module.css';
import { orderStatusText } from './orderStatusText';

/** In words; empty where nothing is known. */
export function useOrderStatus(status: Status): string {
  const translate = useTranslate();
  const text = orderStatusText(status);
  if (!text) return '';
  return 'key' in text ? translate(text.key) : text.words;
}

/** Where an order stands, in a word or two; nothing where nothing is known. */
export function OrderStatus({ status }: { readonly status: Status }) {
  const text = useOrderStatus(status);
  return text && <span className={styles.status}>{text}</span>;
}
