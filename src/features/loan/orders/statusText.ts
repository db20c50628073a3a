import type { Order } from '../../../generated/replies';
import { shownText } from '../../../kernel/shownValue';
import type { TextKey } from '../../../texts/textKey';
import { isFinished, isRepayable } from '../details/status';

/**
 * What a list says of an order's status: words as they come; of a number only what the spec says it means (§4).
 * Undefined: nothing.
 */
export function statusTextOf(status: Order['status']): { readonly key: TextKey } | { readonly words: string } | undefined {
  if (isRepayable(status)) return { key: 'loan:orders.due' };
  if (isFinished(status)) return { key: 'loan:orders.finished' };
  if (typeof status !== 'string' || /^\s*\d*\s*$/.test(status)) return undefined;
  return { words: shownText(status) };
}
