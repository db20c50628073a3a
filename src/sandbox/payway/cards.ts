import { randomBytes } from 'node:crypto';
import repaymentWaySchema from '../../../schemas/payloads/repaymentWay.schema.json';
import type { RepaymentWayPayload } from '../../generated/payloads';
import type { AlipayOption, BankCard, RepaymentWayReply } from '../../generated/replies';
import { requiring, type Call } from '../calls';
import { acceptedPayment } from '../replies';
import { sandboxTexts } from '../texts';

interface SampleCard {
  readonly shown: BankCard & { readonly id: string };
  /** Paying by it takes the code of an SMS. */
  readonly needsCode: boolean;
}

/** Banks that don't exist. */
export const cards: readonly SampleCard[] = [
  {
    shown: { id: '501', bankName: 'Banco Alborada', cardNo: '4000123412341234', bankCode: 'ALB' },
    needsCode: true,
  },
  {
    shown: { id: '502', bankName: 'Banco Meridiano', cardNo: '5100432143214321', bankCode: 'MER' },
    needsCode: false,
  },
  {
    shown: {
      id: '503',
      bankName: 'Caja Cooperativa de Ahorro y Crédito de los Trabajadores del Valle',
      cardNo: '4000999988887777',
      bankCode: null,
    },
    needsCode: true,
  },
];

const alipayOptions: readonly AlipayOption[] = [
  { id: '601', name: 'Pago Express' },
  { id: '602', name: 'Monedero Digital' },
];

export const repaymentWay: Call<RepaymentWayPayload> = {
  name: 'repayment-way',
  schema: requiring(repaymentWaySchema, []),
  async answer({ locale }) {
    const data: RepaymentWayReply = {
      alipay: [...alipayOptions],
      repayToken: randomBytes(16).toString('base64url'),
      bankCards: cards.map(({ shown }) => shown),
    };
    return acceptedPayment({ code: '00', success: true }, sandboxTexts(locale).common.done, data);
  },
};
