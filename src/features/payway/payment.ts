import { parametersFrom } from '../../kernel/pageAddress';
import type { RepaymentHuichaoPayload } from '../../generated/payloads';
import type { BankCard, RepaymentWayReply } from '../../generated/replies';
import { shownText } from '../../kernel/shownValue';
import type { PageChoice } from '../../events/navigation';

/** What the address says is to be paid (contract §4); `amount` is minor-unit digits. */
export type Payment = Readonly<
  Partial<Record<'orderId' | 'productId' | 'amount' | 'userId' | 'couponId', string>>
>;

const paymentNames = ['orderId', 'productId', 'amount', 'userId', 'couponId'] as const;

export const paymentQuery = parametersFrom(...paymentNames);

export const isSamePayment = (one: Payment, other: Payment): boolean =>
  paymentNames.every((name) => one[name] === other[name]);

export interface Card {
  readonly id: string;
  readonly bankName: string;
  /** As it came, which is also how it goes back. */
  readonly number: string;
  readonly bankCode: string;
}

export interface Option {
  readonly id: string;
  readonly name: string;
}

const cardOf = ({ id, bankName, cardNo, bankCode }: BankCard): Card => ({
  id: shownText(id),
  bankName: shownText(bankName),
  number: shownText(cardNo),
  bankCode: shownText(bankCode),
});

/** What is told twice is there once; an id of two different things is the id of neither: the other one would be charged. */
function toldApart<Item extends { readonly id: string }>(items: readonly Item[]): Item[] {
  const isLike = (item: Item) => (other: Item) => JSON.stringify(other) === JSON.stringify(item);
  return items.filter((item) => {
    const [first, ...others] = items.filter(({ id }) => id === item.id);
    return first === item && others.every(isLike(item));
  });
}

/** Cards that can be told apart and named; others can't be paid with. */
export const cardsOf = ({ bankCards }: RepaymentWayReply): Card[] =>
  toldApart((bankCards ?? []).map(cardOf)).filter(
    ({ id, bankName, number }) => id !== '' && (bankName || number) !== '',
  );

export const optionsOf = ({ alipay }: RepaymentWayReply): Option[] =>
  toldApart((alipay ?? []).map(({ id, name }) => ({ id: shownText(id), name: shownText(name) }))).filter(
    ({ id, name }) => id !== '' && name !== '',
  );

export const providerPayload = ({
  userId = '',
  orderId = '',
  amount = '',
}: Payment): RepaymentHuichaoPayload => ({
  userId,
  orderId,
  amount,
});

/** The end of a card's number, by which its owner knows it; a number without four digits at its end as it came. */
export function numberEnd(number: string): string {
  const end = /\d{4}$/.exec(number.replace(/[\s-]/g, ''))?.[0];
  return end === undefined ? number : `•••• ${end}`;
}

/** A card's number in fours, masked as it came (contract §12); what is no number stays as it is. */
export function groupedNumber(number: string): string {
  const compact = number.replace(/[\s-]/g, '');
  return /^[\d*•xX]{5,}$/.test(compact) ? compact.replace(/(.{4})(?=.)/g, '$1 ') : number;
}

/** The loan that is paid for; where the address names none, the person's orders (contract §5). */
export const loanPage = ({ productId, orderId }: Payment): PageChoice =>
  orderId ? { path: '/loanDetail', query: { productId, orderId } } : { path: '/order' };
