import type { ProductLocale } from '../kernel/locale';
import { refused, refusedPayment, type SandboxReply } from './replies';
import { sandboxTexts } from './texts';

/** 11, 101, -1, 800005 and 800006 are those of contract §13, all others the sandbox’s own. */
const promotionCodes = {
  alreadyRegistered: 11,
  smsCodeWrong: 12,
  smsCodeExpired: 12,
  phoneWrong: 100,
  captchaWrong: 101,
  tooManyCodes: 102,
  registerCaptchaWrong: -1,
} as const;

const loanCodes = {
  orderUnknown: 110,
  productUnknown: 111,
  offerChanged: 121,
  nothingToPay: 130,
  notExtendable: 131,
  channelUnknown: 132,
  scoreWrong: 140,
  loginWrong: 150,
} as const;

const complaintCodes = {
  complaintUnknown: 160,
  typeUnknown: 161,
  sonTypeMissing: 161,
  contentMissing: 162,
  collectionRefused: 163,
  tooManyPictures: 164,
  pictureUnknown: 165,
} as const;

const paymentCodes = {
  orderUnknown: '800001',
  cardUnknown: '800004',
  submittedTwice: '800005',
  codeWrong: '800006',
  amountWrong: '800007',
  codeExpired: '800008',
} as const;

export const promotionRefusal = (why: keyof typeof promotionCodes, locale: ProductLocale): SandboxReply =>
  refused(promotionCodes[why], sandboxTexts(locale).promotion[why]);

export const loanRefusal = (why: keyof typeof loanCodes, locale: ProductLocale): SandboxReply =>
  refused(loanCodes[why], sandboxTexts(locale).loans[why]);

export const complaintRefusal = (why: keyof typeof complaintCodes, locale: ProductLocale): SandboxReply =>
  refused(complaintCodes[why], sandboxTexts(locale).complaints[why]);

export const paymentRefusal = (why: keyof typeof paymentCodes, locale: ProductLocale): SandboxReply =>
  refusedPayment(paymentCodes[why], sandboxTexts(locale).payway[why]);
