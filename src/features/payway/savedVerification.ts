import { digest } from '../../api/digest';
import { readRecord, writeRecord, type KeyValueStore } from '../../api/keyValueStore';
import type { Verification } from './events';
import type { Payment } from './payment';

/** Codes that this tab waits for, one a payment, over a reload; the code itself is never kept. */
export interface SavedVerification {
  keep(payment: Payment, verification: Verification): void;
  read(payment: Payment): Verification | undefined;
  forget(payment: Payment): void;
}

export interface SavedVerificationOptions {
  readonly session: KeyValueStore;
  /** Of who is signed in: another borrower of this phone hears nothing of it. */
  readonly fingerprint: string;
  readonly now: () => number;
}

/** How long a code is waited for after the last one was sent, in ms. */
const verificationLife = 15 * 60 * 1000;

const prefix = 'vitrina.verification.';

export function createSavedVerification({
  session,
  fingerprint,
  now,
}: SavedVerificationOptions): SavedVerification {
  const nameOf = ({ orderId, amount, couponId }: Payment): string =>
    prefix + digest([fingerprint, orderId ?? '', amount ?? '', couponId ?? '']);
  return {
    keep: (payment, { cardId, recordId, countdownEnd }) =>
      writeRecord(session, nameOf(payment), { cardId, recordId, countdownEnd: String(countdownEnd) }),
    /** A record that someone else wrote, or an earlier version of this page, counts as nothing. */
    read(payment) {
      const { cardId, recordId, countdownEnd } = readRecord(session, nameOf(payment));
      const end = Number(countdownEnd);
      if (!cardId || !recordId || !(now() - end < verificationLife)) return undefined;
      return { cardId, recordId, countdownEnd: end };
    },
    forget: (payment) => session.remove(nameOf(payment)),
  };
}
