import type { ProductLocale } from '../../kernel/locale';
import { refusedPayment, type SandboxReply } from '../replies';

/** Codes of refusals: 800005 and 800006 of contract §13, the others the sandbox's own. */
const codes = {
  orderUnknown: '800001',
  cardUnknown: '800004',
  submittedTwice: '800005',
  codeWrong: '800006',
  amountWrong: '800007',
  codeExpired: '800008',
} as const;

const en = {
  done: 'Done',
  codeSent: 'The code is on its way; look at your phone.',
  paid: 'Your payment has arrived.',
  orderUnknown: 'We could not find this loan.',
  cardUnknown: 'This card is not among yours.',
  submittedTwice: 'This payment was already submitted.',
  codeWrong: 'The code is wrong.',
  codeExpired: 'The code has expired; ask for a new one.',
  amountWrong: 'The amount is not what this loan owes; open the loan again.',
};

const es: typeof en = {
  done: 'Listo',
  codeSent: 'El código va en camino; revisa tu teléfono.',
  paid: 'Recibimos tu pago.',
  orderUnknown: 'No encontramos este préstamo.',
  cardUnknown: 'Esta tarjeta no está entre las tuyas.',
  submittedTwice: 'Este pago ya se envió.',
  codeWrong: 'El código no es correcto.',
  codeExpired: 'El código venció; pide uno nuevo.',
  amountWrong: 'El monto no es lo que debe este préstamo; abre el préstamo de nuevo.',
};

const texts: Readonly<Record<ProductLocale, typeof en>> = { en, es };

export const payWayTexts = (locale: ProductLocale): typeof en => texts[locale];

export const paymentRefusal = (why: keyof typeof codes, locale: ProductLocale): SandboxReply =>
  refusedPayment(codes[why], texts[locale][why]);
