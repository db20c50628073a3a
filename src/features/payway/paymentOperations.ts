import { digest } from '../../api/digest';
import type { MoneyOperation, NewMoneyOperation } from '../../api/idempotencyKey';
import type { RepaymentCommitPayload, RepaymentConfirmPayload } from '../../generated/payloads';
import type { Verification } from './events';
import type { Card, Payment } from './payment';

/** What is paid for: while one call about it is open, no other one is sent. */
export const paymentSubject = ({ orderId = '' }: Payment): string => `payment ${orderId}`;

const confirmCall = 'repayment-confirm';

interface CommitWish {
  readonly card: Card;
  readonly repayToken: string;
  /** 0: paying; 1: asking for another code (contract §5). */
  readonly sendMsg: 0 | 1;
}

const shownAlways = ({ orderId = '', amount = '' }: Payment) => ({ orderId, amount });

/** Paying by a card, or asking for another code: all that is sent, but for the card's number. */
export const commitOperation = (
  payment: Payment,
  { card, repayToken, sendMsg }: CommitWish,
): NewMoneyOperation => ({
  call: 'repayment-commit',
  subject: paymentSubject(payment),
  payload: {
    ...shownAlways(payment),
    couponId: payment.couponId ?? '',
    cardId: card.id,
    bankName: card.bankName,
    bankCode: card.bankCode,
    repayToken,
    sendMsg: String(sendMsg),
  },
  headers: {},
});

/**
 * What is sent of it. The card's number is that of the list, since it is not kept; so are its names where an earlier
 * version of this page kept none.
 */
export const commitPayload = ({ payload }: MoneyOperation, card: Card): RepaymentCommitPayload => ({
  amount: payload.amount ?? '',
  bankName: payload.bankName ?? card.bankName,
  cardId: card.id,
  cardNo: card.number,
  couponId: payload.couponId ?? '',
  orderId: payload.orderId ?? '',
  repayToken: payload.repayToken ?? '',
  bankCode: payload.bankCode ?? card.bankCode,
  sendMsg: payload.sendMsg === '1' ? 1 : 0,
});

const codeDigest = (recordId: string, code: string): string => digest([recordId, code]);

/** Confirming by the code of an SMS. */
export const confirmOperation = (
  payment: Payment,
  { cardId, recordId }: Verification,
  code: string,
): NewMoneyOperation => ({
  call: confirmCall,
  subject: paymentSubject(payment),
  payload: { ...shownAlways(payment), cardId, recordId, code: codeDigest(recordId, code) },
  headers: {},
});

export const confirmPayload = (
  { payload: { orderId = '', recordId = '' } }: MoneyOperation,
  code: string,
): RepaymentConfirmPayload => ({
  orderId,
  verifyCode: code,
  repaymentRecordId: recordId,
});

export const isConfirmation = ({ call }: MoneyOperation): boolean => call === confirmCall;

export const isSentCode = (
  { payload: { recordId = '', code: sent } }: MoneyOperation,
  code: string,
): boolean => codeDigest(recordId, code) === sent;

/** What an open confirmation waits for: its code, typed again. */
export const verificationOf = ({
  payload: { cardId = '', recordId = '' },
}: MoneyOperation): Verification => ({
  cardId,
  recordId,
  countdownEnd: 0,
});
