import { randomInt } from 'node:crypto';
import loanDetailPushSchema from '../../../../schemas/payloads/loanDetailPush.schema.json';
import { formatDate } from '../../../kernel/date';
import { parseMinorUnits } from '../../../kernel/money';
import type { LoanDetailPushPayload } from '../../../generated/payloads';
import type { LoanDetailPushReply } from '../../../generated/replies';
import type { BorrowerAct } from '../borrowers/borrowerAct';
import { accepted, refused } from '../envelope';
import { requiring } from '../payloadSchema';
import { loanCodes } from './codes';
import { loanAddress } from './pageAddresses';
import { findProduct, type Product } from './products';
import { partDueAt, quoteOf } from './quote';
import { loanTexts } from './texts';

/** The day and eight digits, so that numbers can be told apart and sorted by eye. */
const newOrderNo = (now: number): string =>
  `${formatDate(now, 'date').replaceAll('-', '')}${String(randomInt(100_000_000)).padStart(8, '0')}`;

/** The borrower must agree to what is on offer now. A term of another number of days is another offer. */
function isOnOffer(product: Product, { amount, periods }: LoanDetailPushPayload): boolean {
  const isSameAmount = parseMinorUnits(String(amount ?? '')) === quoteOf(product).disbursed;
  return isSameAmount && String(periods ?? '') === String(product.term);
}

/** A form sends text, whatever a page was told the values are. */
const text = { type: 'string' };
const { productId } = loanDetailPushSchema.properties;
const schema = requiring({ properties: { productId, amount: text, periods: text, termUnit: text } }, [
  'productId',
]);

/** Takes a loan on: an order in review, which goes on by itself. */
export const loanDetailPush: BorrowerAct<LoanDetailPushPayload> = {
  name: 'loan-detail-push',
  schema,
  idsOf: ({ productId }) => [productId],
  async act(transaction, { payload, borrower, now, locale }) {
    const { productId = '' } = payload;
    const texts = loanTexts(locale);
    const product = findProduct(productId);
    if (!product) return { reply: refused(loanCodes.productUnknown, texts.productUnknown) };
    if (!isOnOffer(product, payload)) return { reply: refused(loanCodes.offerChanged, texts.offerChanged) };
    const orderNo = newOrderNo(now);
    await transaction
      .insertInto('sandbox_orders')
      .values({
        borrower,
        order_no: orderNo,
        product_id: product.id,
        status: 21,
        principal: product.principal,
        coupon: product.coupon,
        paid: 0,
        extended_days: 0,
        created_at: now,
        due_at: partDueAt(product, product.parts - 1, now),
        taken_at: now,
      })
      .execute();
    const data: LoanDetailPushReply = { lendDetailsUrl: loanAddress(orderNo, productId) };
    return { reply: accepted(texts.done, data) };
  },
};
