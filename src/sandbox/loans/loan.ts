import { dayMs } from '../../kernel/date';
import type { Account, OrderRow, Store } from '../database';
import { figuresOf, type Figures, type LoanTerms } from './figures';
import { findProduct, type Product } from './products';
import { findSample, sampleOrders, type SampleOrder } from './sampleOrders';

/** How an order that was taken on here goes on by itself: from which age, in ms, it has which status. */
const progress = [
  { fromAge: 0, status: 21 },
  { fromAge: 15_000, status: 151 },
  { fromAge: 30_000, status: 170 },
  { fromAge: 45_000, status: 174 },
] as const;

/** An order as it stands at one moment. Times are epoch milliseconds. */
export interface Loan {
  readonly orderNo: string;
  readonly product: Product;
  readonly sample: SampleOrder | undefined;
  readonly status: number;
  readonly createdAt: number;
  readonly dueAt: number;
  readonly terms: LoanTerms;
  readonly figures: Figures;
  readonly isRepayable: boolean;
  readonly isExtendable: boolean;
}

function statusOf({ status, taken_at }: OrderRow, now: number): number {
  if (status !== progress[0].status || taken_at === null) return status;
  return progress.findLast(({ fromAge }) => now - taken_at >= fromAge)?.status ?? status;
}

function decodeLoan(row: OrderRow, now: number): Loan | undefined {
  const product = findProduct(row.product_id);
  if (!product) return undefined;
  const status = statusOf(row, now);
  const overdueDays = status === 180 ? Math.max(0, Math.floor((now - row.due_at) / dayMs)) : 0;
  const { principal, coupon, paid } = row;
  const terms = { principal, coupon, paid, term: product.term, overdueDays };
  const sample = findSample(row.order_no);
  const isRepayable = status === 174 || status === 180;
  return {
    orderNo: row.order_no,
    product,
    sample,
    status,
    createdAt: row.created_at,
    dueAt: row.due_at,
    terms,
    figures: figuresOf(terms),
    isRepayable,
    // What was taken on here may be extended too, so that the whole way can be gone.
    isExtendable: isRepayable && row.extended_days === 0 && (sample?.isExtendable ?? row.taken_at !== null),
  };
}

const positionOf = ({ order_no }: OrderRow): number =>
  sampleOrders.findIndex(({ orderNo }) => orderNo === order_no);

/** What was taken on here comes before the samples, which keep their order. */
const newestFirst = (left: OrderRow, right: OrderRow): number =>
  (right.taken_at ?? 0) - (left.taken_at ?? 0) || positionOf(left) - positionOf(right);

export async function listLoans(store: Store, { borrower, now }: Account): Promise<Loan[]> {
  const rows = await store.selectFrom('orders').selectAll().where('borrower', '=', borrower).execute();
  return rows.sort(newestFirst).flatMap((row) => decodeLoan(row, now) ?? []);
}

export interface LoanIds {
  readonly orderId?: string | undefined;
  readonly productId?: string | undefined;
}

/**
 * The order that a payload names. Where it names none, the one that a back end would think of: the first of the
 * product, or of all, that can be repaid.
 */
export async function findLoan(
  asked: Account & { readonly store: Store },
  { orderId = '', productId = '' }: LoanIds,
): Promise<Loan | undefined> {
  const loans = await listLoans(asked.store, asked);
  if (orderId !== '') return loans.find(({ orderNo }) => orderNo === orderId);
  const ofProduct = loans.filter(({ product }) => productId === '' || product.id === productId);
  return ofProduct.find(({ isRepayable }) => isRepayable) ?? ofProduct[0];
}
