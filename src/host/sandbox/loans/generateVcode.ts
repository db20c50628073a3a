import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import generateVcodeSchema from '../../../../schemas/payloads/generateVcode.schema.json';
import { parseMinorUnits } from '../../../kernel/money';
import type { GenerateVcodePayload } from '../../../generated/payloads';
import type { GenerateVcodeReply } from '../../../generated/replies';
import type { Database } from '../../store/database';
import type { ReadingCall, ReadingRequest } from '../borrowers/readingCall';
import { accepted, refused } from '../envelope';
import { requiring } from '../payloadSchema';
import type { Sandbox } from '../sandbox';
import type { SandboxLocale } from '../texts';
import { openChannels, selfPayingCode, type OpenChannel, type Purpose } from './channels';
import { loanCodes } from './codes';
import { findLoan } from './loan';
import { payable, type PaymentKind } from './payments';
import { productLogo } from './products';
import { loanTexts } from './texts';

/** How long the sample shop takes. */
const arrivesAfterMs = 5_000;

/** 2 is an extension; 1, and what is missing, a repayment (contract §10). */
const kindOf = (requestType: string | undefined): PaymentKind => (requestType === '2' ? 'extend' : 'repay');

/** The sample shop pays once for a purpose, however often its instructions are opened meanwhile. */
async function payAtSampleShop(database: Kysely<Database>, purpose: Purpose, amount: number, now: number) {
  const { borrower, orderNo, kind } = purpose;
  const record_id = createHash('sha256').update(JSON.stringify(purpose)).digest('base64url').slice(0, 32);
  await database
    .insertInto('sandbox_payments')
    .values({
      record_id,
      borrower,
      order_no: orderNo,
      kind,
      way: 'shop',
      amount,
      settles_at: now + arrivesAfterMs,
      sms_code: null,
      sms_code_expires_at: null,
      done_at: null,
    })
    .onConflict((conflict) => conflict.column('record_id').doNothing())
    .execute();
}

interface Instructions {
  readonly channel: OpenChannel;
  readonly kind: PaymentKind;
  readonly amount: number;
  readonly topLogo: string | undefined;
  readonly companyName: string;
}

function instructionsOf(instructions: Instructions, locale: SandboxLocale): GenerateVcodeReply {
  const { channel, kind, amount, topLogo, companyName } = instructions;
  const texts = loanTexts(locale).instructions;
  return {
    topLogo: topLogo ?? null,
    repayDetail: {
      amount,
      repayTitle: kind === 'extend' ? texts.delayTitle : texts.repayTitle,
      repayDes: texts.description,
      repayCode: channel.codePicture ?? null,
      vCode: channel.reference ?? null,
      companyName,
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

async function answerVcode(
  { brand }: Sandbox,
  database: Kysely<Database>,
  request: ReadingRequest<GenerateVcodePayload>,
) {
  const { payload, borrower, now, locale } = request;
  const texts = loanTexts(locale);
  const kind = kindOf(payload.requestType);
  const loan = await findLoan(database, request, payload);
  if (!loan) return refused(loanCodes.orderUnknown, texts.orderUnknown);
  const due = payable(loan, kind);
  if (due === undefined) {
    return kind === 'extend'
      ? refused(loanCodes.notExtendable, texts.notExtendable)
      : refused(loanCodes.nothingToPay, texts.nothingToPay);
  }
  const purpose: Purpose = { borrower, orderNo: loan.orderNo, kind };
  const channel = openChannels(purpose).find(({ payCode }) => payCode === payload.payCode);
  if (!channel) return refused(loanCodes.channelUnknown, texts.channelUnknown);
  const amount = kind === 'extend' ? due : amountOf(payload.amount, due);
  if (channel.payCode === selfPayingCode) await payAtSampleShop(database, purpose, amount, now);
  const companyName = brand.lender.name || brand.appName;
  const topLogo = productLogo(loan.product);
  return accepted(texts.done, instructionsOf({ channel, kind, amount, topLogo, companyName }, locale));
}

/** How to pay by one channel. */
export const createGenerateVcode = (sandbox: Sandbox): ReadingCall<GenerateVcodePayload> => ({
  name: 'generate-vcode',
  schema: requiring(generateVcodeSchema, []),
  idsOf: ({ orderId, productId }) => [orderId, productId],
  answer: (database, request) => answerVcode(sandbox, database, request),
});
