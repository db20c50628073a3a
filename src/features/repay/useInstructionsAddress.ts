import { useLocation } from 'react-router-dom';
import { usePageQuery } from '../../effects/usePageQuery';
import { minorUnitDigits } from '../../kernel/money';
import { pageAddress } from '../../kernel/pageAddress';

/** What the instructions are for (contract §10): 1 an instalment, 2 an extension. */
export type RequestType = 1 | 2;

/** Address of a channel's instructions for paying an amount of minor units. */
export function useInstructionsAddress(
  requestType: RequestType,
): (amount: unknown) => (payCode: string) => string {
  const { search } = useLocation();
  const order = usePageQuery('productId', 'orderId');
  return (amount) => (payCode) =>
    pageAddress('/carpmm', { requestType, amount: minorUnitDigits(amount), payCode, ...order }, search);
}
