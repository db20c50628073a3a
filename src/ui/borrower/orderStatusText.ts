import { isFinished, isRepayable, type OrderStatus } from '../../kernel/orderStatus';
import { shownText } from '../../kernel/shownValue';
import type { TextKey } from '../../texts/textKey';

/**
 * What is said of an order's status: words as they come; of a number only what contract §11 says it means.
 * Undefined: nothing.
 */
export function orderStatusText(
  status: OrderStatus,
): { readonly key: TextKey } | { readonly words: string } | undefined {
  if (isRepayable(status)) return { key: 'borrower:orderStatus.due' };
  if (isFinished(status)) return { key: 'borrower:orderStatus.finished' };
  if (typeof status !== 'string' || /^\s*\d*\s*$/.test(status)) return undefined;
  return { words: shownText(status) };
}
