import type { PageChoice } from '../../events/navigation';
import type { Payment } from './payment';

/** The loan that is paid for; where the address names none, the person's orders (contract §5). */
export const loanPage = ({ productId, orderId }: Payment): PageChoice =>
  orderId ? { path: '/loanDetail', query: { productId, orderId } } : { path: '/order' };
