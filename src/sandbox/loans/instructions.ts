import { createHash } from 'node:crypto';
import generateVcodeSchema from '../../../schemas/payloads/generateVcode.schema.json';
import type { GenerateVcodePayload } from '../../generated/payloads';
import type { GenerateVcodeReply } from '../../generated/replies';
import { parseMinorUnits } from '../../kernel/money';
import { requiring, type Asked, type Call } from '../calls';
import { accepted } from '../replies';
import { openChannels, selfPayingCode, type OpenChannel, type Purpose } from './channels';
import { findLoan, type Loan } from './loan';
import { addPayment, payable, type PaymentKind } from './payments';
import { productLogo } from './products';
import { loanRefusal } from '../refusals';
import { sandboxTexts } from '../texts';

/** How long the sample shop takes. */
const arrivesAfterMs = 5_000;

/** 2 is an extension; 1, and what is missing, a repayment (contract §10). */
const kindOf = (requestType: string | undefined): PaymentKind => (requestType === '2' ? 'extend' : 'repay');

/** The sample shop pays once for a purpose, however often its instructions are opened meanwhile. */
async function payAtSampleShop(asked: Asked<unknown>, purpose: Purpose, amount: number): Promise<void> {
  const record_id = createHash('sha256').update(JSON.stringify(purpose)).digest('base64url').slice(0, 32);
  const { orderNo: order_no, kind } = purpose;
  const settles_at = asked.now + arrivesAfterMs;
  await addPayment(asked, { record_id, order_no, kind, way: 'shop', amount, settles_at });
}

function instructionsOf(
  { brand, locale }: Asked<unknown>,
  { product }: Loan,
  { kind, amount, channel }: { kind: PaymentKind; amount: number; channel: OpenChannel },
): GenerateVcodeReply {
  const texts = sandboxTexts(locale).loans.instructions;
  return {
    topLogo: productLogo(product) ?? null,
    repayDetail: {
      amount,
      repayTitle: kind === 'extend' ? texts.delayTitle : texts.repayTitle,
      repayDes: texts.description,
      repayCode: channel.codePicture ?? null,
      vCode: channel.reference ?? null,
      companyName: brand.lender.name || brand.appName,
    },
    dataList: texts.steps,
    imgList: [{ title: texts.fees, eMail: texts.feesLink, content: ['/sandbox/pictures/fees.svg'] }],
    bottomLogo: channel.logo ?? null,
  };
}

/** What is asked for where it is a part of what is payable, else all of it. */
function amountOf(asked: string | undefined, due: number): number {
  const amount = parseMinorUnits(asked) ?? due;
  return amount > 0 && amount <= due ? amount : due;
}

export const generateVcode: Call<GenerateVcodePayload> = {
  name: 'generate-vcode',
  schema: requiring(generateVcodeSchema, []),
  async answer(asked) {
    const { payload, borrower, locale } = asked;
    const kind = kindOf(payload.requestType);
    const loan = await findLoan(asked, payload);
    if (!loan) return loanRefusal('orderUnknown', locale);
    const due = payable(loan, kind);
    if (due === undefined) return loanRefusal(kind === 'extend' ? 'notExtendable' : 'nothingToPay', locale);
    const purpose: Purpose = { borrower, orderNo: loan.orderNo, kind };
    const channel = openChannels(purpose).find(({ payCode }) => payCode === payload.payCode);
    if (!channel) return loanRefusal('channelUnknown', locale);
    const amount = kind === 'extend' ? due : amountOf(payload.amount, due);
    if (channel.payCode === selfPayingCode) await payAtSampleShop(asked, purpose, amount);
    return accepted(sandboxTexts(locale).common.done, instructionsOf(asked, loan, { kind, amount, channel }));
  },
};
