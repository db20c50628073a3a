import { digest } from '../../api/digest';
import { readRecord, writeRecord, type KeyValueStore } from '../../api/keyValueStore';
import type { Verification } from './events';
import type { Attempt, Payment } from './payment';

/** What outlives a reload, so that nobody pays twice or loses the way to confirm. No card number, no code. */
export interface SavedPayment {
  /** An attempt whose outcome is not known yet; shared by the tabs of a browser. */
  keepAttempt(payment: Payment, attempt: Attempt): void;
  /** Undefined where there is none, or it was about another amount. */
  attempt(payment: Payment): Attempt | undefined;
  forgetAttempt(payment: Payment): void;
  /** A confirmation whose outcome is not known yet; shared by the tabs of a browser. */
  keepConfirmation(payment: Payment, verification: Verification): void;
  confirmation(payment: Payment): Verification | undefined;
  forgetConfirmation(payment: Payment): void;
  /** A code that this tab waits for. */
  keepVerification(payment: Payment, verification: Verification): void;
  verification(payment: Payment): Verification | undefined;
  forgetVerification(): void;
}

export interface SavedPaymentOptions {
  readonly local: KeyValueStore;
  readonly session: KeyValueStore;
  /** Mark of who is signed in: another borrower of this phone hears nothing of it. */
  readonly borrower: string;
  /** Epoch ms. */
  readonly now: () => number;
}

/** How long an open outcome is remembered, and how long a code is waited for after the last one was sent, in ms. */
const attemptLife = 24 * 60 * 60 * 1000;
const verificationLife = 15 * 60 * 1000;

const verificationName = 'vitrina.verification';
const attemptPrefix = 'vitrina.payment.';
const confirmationPrefix = 'vitrina.confirmation.';

/** A record that someone else wrote, or an earlier version of this page, counts as nothing. */
function parseAttempt({ cardId, repayToken, sendMsg, askedAt }: Readonly<Record<string, string>>): Attempt | undefined {
  if (!cardId || repayToken === undefined || !Number.isFinite(Number(askedAt))) return undefined;
  return { cardId, repayToken, sendMsg: sendMsg === '1' ? 1 : 0, askedAt: Number(askedAt) };
}

function parseVerification({ cardId, recordId, countdownEnd }: Readonly<Record<string, string>>): Verification | undefined {
  if (!cardId || recordId === undefined || !Number.isFinite(Number(countdownEnd))) return undefined;
  return { cardId, recordId, countdownEnd: Number(countdownEnd) };
}

const textsOf = ({ cardId, recordId, countdownEnd }: Verification) => ({ cardId, recordId, countdownEnd: String(countdownEnd) });

export function createSavedPayment({ local, session, borrower, now }: SavedPaymentOptions): SavedPayment {
  const subjectOf = ({ orderId, amount, couponId }: Payment): string =>
    digest([borrower, orderId ?? '', amount ?? '', couponId ?? '']);
  const attemptName = (payment: Payment): string => attemptPrefix + subjectOf(payment);
  const confirmationName = (payment: Payment): string => confirmationPrefix + subjectOf(payment);
  const keepOpen = (name: string, texts: Readonly<Record<string, string>>): void =>
    writeRecord(local, name, { ...texts, at: String(now()) });
  const isYoung = (moment: string | undefined, life: number): boolean => now() - Number(moment) < life;
  function findOpen<Value>(name: string, parse: (record: Readonly<Record<string, string>>) => Value): Value | undefined {
    const record = readRecord(local, name);
    return isYoung(record.at, attemptLife) ? parse(record) : undefined;
  }
  // Nobody may ever ask for that payment again, whoever's it was.
  for (const name of [attemptPrefix, confirmationPrefix].flatMap((prefix) => local.names(prefix))) {
    if (!isYoung(readRecord(local, name).at, attemptLife)) local.remove(name);
  }
  return {
    keepAttempt(payment, { cardId, repayToken, sendMsg, askedAt }) {
      keepOpen(attemptName(payment), { cardId, repayToken, sendMsg: String(sendMsg), askedAt: String(askedAt) });
    },
    attempt: (payment) => findOpen(attemptName(payment), parseAttempt),
    forgetAttempt: (payment) => local.remove(attemptName(payment)),
    keepConfirmation: (payment, verification) => keepOpen(confirmationName(payment), textsOf(verification)),
    confirmation: (payment) => findOpen(confirmationName(payment), parseVerification),
    forgetConfirmation: (payment) => local.remove(confirmationName(payment)),
    keepVerification: (payment, verification) =>
      writeRecord(session, verificationName, { subject: subjectOf(payment), ...textsOf(verification) }),
    verification(payment) {
      const record = readRecord(session, verificationName);
      if (record.subject !== subjectOf(payment) || !isYoung(record.countdownEnd, verificationLife)) return undefined;
      return parseVerification(record);
    },
    forgetVerification: () => session.remove(verificationName),
  };
}
