import { randomBytes } from 'node:crypto';
import repaymentWaySchema from '../../../../schemas/payloads/repaymentWay.schema.json';
import type { RepaymentWayPayload } from '../../../generated/payloads';
import type { RepaymentWayReply } from '../../../generated/replies';
import type { ReadingCall } from '../borrowers/readingCall';
import { requiring } from '../payloadSchema';
import { alipayOptions, cards } from './cards';
import { acceptedByBoth } from './replies';
import { payWayTexts } from './texts';

/** The borrower's cards and the other ways to pay. */
export const repaymentWay: ReadingCall<RepaymentWayPayload> = {
  name: 'repayment-way',
  schema: requiring(repaymentWaySchema, []),
  idsOf: ({ orderId, productId }) => [orderId, productId],
  async answer(_database, { locale }) {
    const data: RepaymentWayReply = {
      alipay: [...alipayOptions],
      repayToken: randomBytes(16).toString('base64url'),
      bankCards: cards.map(({ shown }) => shown),
    };
    return acceptedByBoth(payWayTexts(locale).done, data);
  },
};
