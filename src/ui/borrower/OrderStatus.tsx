import { isFinished, isRepayable, type OrderStatus as Status } from '../../kernel/orderStatus';
import { useTranslate } from '../../texts/TranslateContext';
import styles from './OrderStatus.module.css';
import { type Shown, shownText } from '../../kernel/shownValue';
import type { TextKey } from '../../texts/textKey';

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

/**
 * What is said of an order's status: words as they come; of a number only what contract §11 says it means.
 * Undefined: nothing.
 */
export function orderStatusText(
  status: Status,
): { readonly key: TextKey } | { readonly words: string } | undefined {
  if (isRepayable(status)) return { key: 'borrower:orderStatus.due' };
  if (isFinished(status)) return { key: 'borrower:orderStatus.finished' };
  if (typeof status !== 'string' || /^\s*\d*\s*$/.test(status)) return undefined;
  return { words: shownText(status) };
}

interface ListedOrder {
  readonly orderNo?: Shown;
  readonly list?: readonly { readonly title?: Shown; readonly value?: Shown }[] | null;
}

/** What the server lists of an order, without the status that some servers list once more, and its number before it. */
export function orderRows(
  { list, orderNo }: ListedOrder,
  status: string,
  numberName: string,
): { name: string; value: string }[] {
  const listed = (list ?? [])
    .map(({ title, value }) => ({ name: shownText(title), value: shownText(value) }))
    .filter(({ value }) => value === '' || value !== status);
  const number = shownText(orderNo);
  return number ? [{ name: numberName, value: number }, ...listed] : listed;
}
