import type { Fault } from '../faults';

/** A refusal that a tester asks for by the telephone's last digits. */
type Refusal = 'alreadyRegistered' | 'captchaWrong' | 'smsCodeWrong' | 'outOfService';

interface Special {
  readonly fault?: Fault;
  readonly refusal?: Refusal;
}

type PromotionCall = 'getSms' | 'register';

const callDigits: Readonly<Record<string, PromotionCall>> = { '1': 'getSms', '2': 'register' };

/** By the last three digits; where contract §13 has a code for it, that code (docs/sandbox.md). */
const behaviours: Readonly<Record<string, Special>> = {
  '000': { fault: { kind: 'connectionCut' } },
  '500': { fault: { kind: 'serverFault' } },
  '099': { fault: { kind: 'replyLost' } },
  '088': { fault: { kind: 'replyGarbled' } },
  '005': { fault: { kind: 'replyLate', delayMs: 5_000 } },
  '065': { fault: { kind: 'replyLate', delayMs: 65_000 } },
  '011': { refusal: 'alreadyRegistered' },
  '012': { refusal: 'smsCodeWrong' },
  '101': { refusal: 'captchaWrong' },
  '900': { refusal: 'outOfService' },
};

/** Ends in 99, the call's digit and the behaviour's three: long enough not to be met by chance. */
const specialEnding = /99([12])(\d{3})$/;

/** What a telephone asks of a call; nothing for ordinary numbers. */
export function specialOf(call: PromotionCall, phone: string): Special {
  const [, digit = '', behaviour = ''] = specialEnding.exec(phone) ?? [];
  return callDigits[digit] === call ? (behaviours[behaviour] ?? {}) : {};
}
