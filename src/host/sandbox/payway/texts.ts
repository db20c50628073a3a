import type { SandboxLocale } from '../texts';

interface PayWayTexts {
  readonly done: string;
  readonly codeSent: string;
  readonly paid: string;
  readonly orderUnknown: string;
  readonly cardUnknown: string;
  readonly submittedTwice: string;
  readonly codeWrong: string;
  readonly codeExpired: string;
  readonly amountWrong: string;
}

const texts: Readonly<Record<SandboxLocale, PayWayTexts>> = {
  en: {
    done: 'Done',
    codeSent: 'The code is on its way; look at your phone.',
    paid: 'Your payment has arrived.',
    orderUnknown: 'We could not find this loan.',
    cardUnknown: 'This card is not among yours.',
    submittedTwice: 'This payment was already submitted.',
    codeWrong: 'The code is wrong.',
    codeExpired: 'The code has expired; ask for a new one.',
    amountWrong: 'The amount is not what this loan owes; open the loan again.',
  },
  es: {
    done: 'Listo',
    codeSent: 'El código va en camino; revisa tu teléfono.',
    paid: 'Recibimos tu pago.',
    orderUnknown: 'No encontramos este préstamo.',
    cardUnknown: 'Esta tarjeta no está entre las tuyas.',
    submittedTwice: 'Este pago ya se envió.',
    codeWrong: 'El código no es correcto.',
    codeExpired: 'El código venció; pide uno nuevo.',
    amountWrong: 'El monto no es lo que debe este préstamo; abre el préstamo de nuevo.',
  },
};

export const payWayTexts = (locale: SandboxLocale): PayWayTexts => texts[locale];
