import contractDetailSchema from '../../../../schemas/payloads/contractDetail.schema.json';
import type { ContractDetailPayload } from '../../../generated/payloads';
import type { ContractDetailReply } from '../../../generated/replies';
import type { Kysely } from 'kysely';
import type { Database } from '../../store/database';
import type { ReadingCall, ReadingRequest } from '../borrowers/readingCall';
import { accepted, refused } from '../envelope';
import { plainId } from '../markedId';
import { requiring } from '../payloadSchema';
import type { Sandbox } from '../sandbox';
import { loanCodes } from './codes';
import type { Figures } from './figures';
import { findLoan } from './loan';
import { offerPrefix } from './pageAddresses';
import { findProduct, type Product } from './products';
import { partDueAt, quoteOf } from './quote';
import { day } from './shown';
import { loanTexts } from './texts';

interface Signed {
  readonly product: Product;
  readonly principal: number;
  readonly figures: Figures;
  readonly createdAt: number;
  readonly dueAt: number;
}

/** Of an order, or of an offer that would be signed today. */
async function findSigned(
  database: Kysely<Database>,
  request: ReadingRequest<ContractDetailPayload>,
): Promise<Signed | undefined> {
  const orderNo = plainId(request.payload.orderNo ?? '');
  if (!orderNo.startsWith(offerPrefix)) {
    const loan = await findLoan(database, request, { orderId: orderNo });
    return loan && { ...loan, principal: loan.terms.principal };
  }
  const product = findProduct(orderNo.slice(offerPrefix.length));
  if (!product) return undefined;
  const dueAt = partDueAt(product, product.parts - 1, request.now);
  return { product, principal: product.principal, figures: quoteOf(product), createdAt: request.now, dueAt };
}

/** `giveAmount` + `commission` = `amount`; `amount` + `Interest` + `IVA` = `contractAmount`. */
function contractOf(
  { product, principal, figures, createdAt, dueAt }: Signed,
  company: string,
): ContractDetailReply {
  const name = 'Ana Lucía Ramírez Ortega';
  return {
    // Back ends write it either way (contract §5).
    ...(product.parts > 1 ? { username: name } : { userName: name }),
    productName: product.name,
    amount: principal,
    bankNo: '**** **** **** 4321',
    daiDate: day(createdAt),
    planDate: day(dueAt),
    contractAmount: figures.contractAmount,
    commission: figures.commission,
    Interest: figures.interest,
    IVA: figures.vat,
    giveAmount: figures.disbursed,
    userAddress: 'Av. de la Muestra 123, int. 4, Col. Centro, 06000 Ciudad de México',
    contractDate: day(createdAt),
    company,
  };
}

export const createContractDetail = ({ brand }: Sandbox): ReadingCall<ContractDetailPayload> => ({
  name: 'contract-detail',
  schema: requiring(contractDetailSchema, []),
  idsOf: ({ orderNo }) => [orderNo],
  async answer(database, request) {
    const texts = loanTexts(request.locale);
    const signed = await findSigned(database, request);
    if (!signed) return refused(loanCodes.orderUnknown, texts.orderUnknown);
    return accepted(texts.done, contractOf(signed, brand.lender.name || brand.appName));
  },
});
