import { contractTerms } from '../../kernel/market';
import type { ProductLocale } from '../../kernel/locale';
import { refused, type SandboxReply } from '../replies';

/** Codes of refusals, the sandbox's own. */
const codes = {
  orderUnknown: 110,
  productUnknown: 111,
  offerChanged: 121,
  nothingToPay: 130,
  notExtendable: 131,
  channelUnknown: 132,
  scoreWrong: 140,
  loginWrong: 150,
} as const;

const { annualInterestPercent, vatPercent, overduePenaltyPercentPerDay, postponementDays } = contractTerms;

const en = {
  done: 'Done',
  orderUnknown: 'We could not find this loan.',
  productUnknown: 'This product is not on offer.',
  nothingToPay: 'There is nothing to pay for this loan.',
  notExtendable: 'This loan cannot be extended.',
  offerChanged: 'The offer has changed; open it again.',
  channelUnknown: 'This way to pay is not available.',
  scoreWrong: 'Choose 1 to 5 stars.',
  loginWrong: 'The telephone or the code is wrong.',
  thanks: 'Thank you for your rating.',
  rows: {
    principal: 'Loan amount',
    commission: 'Commission',
    interest: 'Interest',
    vat: 'VAT on interest and commission',
    disbursed: 'You receive',
    contractAmount: 'Total of the agreement',
    penalty: 'Late payment penalty',
    coupon: 'Coupon',
    paid: 'Already paid',
    owed: 'To pay',
    term: 'Term',
    dueDate: 'Due date',
    signedOn: 'Loan date',
    orderNo: 'Loan number',
    bankAccount: 'Account for your money',
    discount: 'Discount',
    insurance: 'Insurance',
    note: 'Note',
  },
  annualRate: (rate: string) => `${rate} a year`,
  days: (count: number) => `${count} days`,
  part: (number: number, of: number) => `Payment ${number} of ${of}`,
  partOfPrincipal: 'Principal, interest and VAT',
  status: {
    21: ['In review', 'We are checking your application. It takes a few seconds.'],
    110: ['Not approved', 'We cannot lend to you this time. You may apply again in 30 days.'],
    151: ['Transfer in progress', 'Your money is on its way to your bank account.'],
    170: ['Money sent to your bank', 'The bank has confirmed the transfer.'],
    174: ['To be repaid', 'Pay by the due date to keep your good record.'],
    180: [
      'Overdue',
      `Each day adds a penalty of ${overduePenaltyPercentPerDay}%. Pay now or extend the term.`,
    ],
    200: ['Repaid', 'Everything is paid. Thank you for your trust.'],
    other: ['Under clarification', 'We are looking into this loan. Contact us if you have questions.'],
  },
  repay: {
    notice: 'A payment in a shop may take up to one hour to arrive. Keep your receipt.',
    shops: 'Pay in cash at a shop',
    transfers: 'Pay by transfer or online',
  },
  delay: {
    reviewer: `Fee for a ${postponementDays}-day extension`,
    parts: ['Interest of the extension', 'VAT on that interest', 'Penalties due so far'],
    partRemark: [
      `${postponementDays} days at ${annualInterestPercent}% a year`,
      `${vatPercent}% of the interest`,
      'Settled with the extension',
    ],
    afterwards: 'Your loan after the extension',
    afterwardsRemark: 'Full amount of the loan',
    notice: 'The extension applies once we receive its fee.',
    note: 'Until then the loan remains due on its present date. A loan can be extended once.',
    shops: 'Pay the extension in cash',
    transfers: 'Pay the extension by transfer or online',
  },
  channels: {
    CORNER: 'Corner Store: show the barcode at the cash counter',
    PHARMACY: 'Alba Pharmacies: give the reference at the cash counter',
    TRANSFER: 'Bank transfer to the reference account, at any hour',
    ONLINE:
      'Online payment page with a very long description, so that it is seen how a channel looks whose name needs more than two lines on a small telephone',
    PAID: 'Sample shop: pays by itself 5 seconds after you open its instructions',
  },
  instructions: {
    repayTitle: 'Your repayment',
    delayTitle: 'Your extension',
    description: 'Show this code or give the reference number, and pay exactly this amount.',
    steps: [
      {
        title: 'How to pay',
        content: [
          'Go to the cash counter and say that you want to pay a bill.',
          'Show the code or read out the reference.',
          'Pay the amount and keep the receipt.',
        ],
      },
      {
        title: 'Good to know',
        content: ['The shop may charge a fee of its own.', 'The reference serves for this amount only.'],
      },
    ],
    fees: 'What the shops charge',
    feesLink: 'See all fees',
  },
};

export type LoanTexts = typeof en;

const es: LoanTexts = {
  done: 'Listo',
  orderUnknown: 'No encontramos este préstamo.',
  productUnknown: 'Este producto no está disponible.',
  nothingToPay: 'Este préstamo no tiene nada por pagar.',
  notExtendable: 'Este préstamo no se puede extender.',
  offerChanged: 'La oferta cambió; ábrela de nuevo.',
  channelUnknown: 'Esta forma de pago no está disponible.',
  scoreWrong: 'Elige de 1 a 5 estrellas.',
  loginWrong: 'El teléfono o el código no es correcto.',
  thanks: 'Gracias por tu calificación.',
  rows: {
    principal: 'Monto del préstamo',
    commission: 'Comisión',
    interest: 'Interés',
    vat: 'IVA del interés y la comisión',
    disbursed: 'Recibes',
    contractAmount: 'Total del contrato',
    penalty: 'Penalización por atraso',
    coupon: 'Cupón',
    paid: 'Ya pagado',
    owed: 'Por pagar',
    term: 'Plazo',
    dueDate: 'Fecha de pago',
    signedOn: 'Fecha del préstamo',
    orderNo: 'Número de préstamo',
    bankAccount: 'Cuenta del depósito',
    discount: 'Descuento',
    insurance: 'Seguro',
    note: 'Nota',
  },
  annualRate: (rate) => `${rate} anual`,
  days: (count) => `${count} días`,
  part: (number, of) => `Pago ${number} de ${of}`,
  partOfPrincipal: 'Capital, interés e IVA',
  status: {
    21: ['En revisión', 'Estamos revisando tu solicitud. Tarda unos segundos.'],
    110: ['No aprobado', 'Esta vez no podemos prestarte. Puedes volver a pedirlo en 30 días.'],
    151: ['Depósito en camino', 'Tu dinero va en camino a tu cuenta bancaria.'],
    170: ['Depositado', 'El banco confirmó tu depósito.'],
    174: ['Por pagar', 'Paga antes de la fecha para cuidar tu historial.'],
    180: [
      'Vencido',
      `Cada día suma una penalización de ${overduePenaltyPercentPerDay}\u00a0%. Paga ahora o extiende el plazo.`,
    ],
    200: ['Pagado', 'Todo está pagado. Gracias por tu confianza.'],
    other: ['En aclaración', 'Estamos revisando este préstamo. Escríbenos si tienes dudas.'],
  },
  repay: {
    notice: 'Un pago en tienda puede tardar hasta una hora en llegar. Guarda tu comprobante.',
    shops: 'Paga en efectivo en una tienda',
    transfers: 'Paga por transferencia o en línea',
  },
  delay: {
    reviewer: `Costo de extender ${postponementDays} días`,
    parts: ['Interés de la extensión', 'IVA de ese interés', 'Penalizaciones a la fecha'],
    partRemark: [
      `${postponementDays} días al ${annualInterestPercent}\u00a0% anual`,
      `${vatPercent}\u00a0% del interés`,
      'Se liquidan con la extensión',
    ],
    afterwards: 'Tu préstamo después de la extensión',
    afterwardsRemark: 'Monto completo del préstamo',
    notice: 'La extensión se aplica cuando recibimos su pago.',
    note: 'Hasta entonces el préstamo vence en su fecha actual. Un préstamo se puede extender una vez.',
    shops: 'Paga la extensión en efectivo',
    transfers: 'Paga la extensión por transferencia o en línea',
  },
  channels: {
    CORNER: 'Tienda de la Esquina: muestra el código de barras en la caja',
    PHARMACY: 'Farmacias Alba: di la referencia en la caja',
    TRANSFER: 'Transferencia a la cuenta de referencia, a cualquier hora',
    ONLINE:
      'Página de pago en línea con una descripción muy larga, para ver cómo se muestra un canal cuyo nombre necesita más de dos renglones en un teléfono pequeño',
    PAID: 'Tienda de muestra: paga sola 5 segundos después de abrir sus instrucciones',
  },
  instructions: {
    repayTitle: 'Tu pago',
    delayTitle: 'Tu extensión',
    description: 'Muestra este código o di el número de referencia, y paga exactamente este monto.',
    steps: [
      {
        title: 'Cómo pagar',
        content: [
          'Ve a la caja y di que pagas un servicio.',
          'Muestra el código o lee la referencia.',
          'Paga el monto y guarda tu comprobante.',
        ],
      },
      {
        title: 'Conviene saber',
        content: ['La tienda puede cobrar su propia comisión.', 'La referencia sirve solo para este monto.'],
      },
    ],
    fees: 'Lo que cobran las tiendas',
    feesLink: 'Ver todas las comisiones',
  },
};

const texts: Readonly<Record<ProductLocale, LoanTexts>> = { en, es };

export const loanTexts = (locale: ProductLocale): LoanTexts => texts[locale];

export const loanRefusal = (why: keyof typeof codes, locale: ProductLocale): SandboxReply =>
  refused(codes[why], texts[locale][why]);

/** What a status is called, and what it means. */
export function statusTexts(
  status: number,
  locale: ProductLocale,
): { readonly title: string; readonly text: string } {
  const known: Readonly<Record<string, readonly string[]>> = loanTexts(locale).status;
  const [title = '', text = ''] = known[status] ?? loanTexts(locale).status.other;
  return { title, text };
}
