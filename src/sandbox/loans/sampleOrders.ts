import { dayMs } from '../../kernel/date';
import type { Account, Store } from '../database';
import { products } from './products';

export interface SampleOrder {
  readonly orderNo: string;
  readonly productId: string;
  readonly status: number;
  /** Counted from the borrower's first call; below 0 is overdue. */
  readonly dueInDays: number;
  readonly coupon?: number;
  /** Paying leads to the screen of cards. */
  readonly paysByCard?: boolean;
  /** May be extended, once. */
  readonly isExtendable?: boolean;
  readonly asksForScore?: boolean;
  readonly hidesActions?: boolean;
  readonly hasNotice?: boolean;
  /** Rows that are empty, zero or missing stand among the others. */
  readonly hasEmptyRows?: boolean;
}

/** One for each look of loan details and repayment (docs/lenders-and-apps/sandbox.md). The number starts with the status. */
export const sampleOrders: readonly SampleOrder[] = [
  {
    orderNo: '174001',
    productId: '1001',
    status: 174,
    dueInDays: 16,
    isExtendable: true,
    hasNotice: true,
  },
  {
    orderNo: '174002',
    productId: '1002',
    status: 174,
    dueInDays: 30,
    coupon: 15_000,
    paysByCard: true,
  },
  {
    orderNo: '174003',
    productId: '1004',
    status: 174,
    dueInDays: 200,
    coupon: 123_456,
    isExtendable: true,
    hasNotice: true,
  },
  { orderNo: '174004', productId: '1003', status: 174, dueInDays: 45, hasEmptyRows: true },
  {
    orderNo: '180001',
    productId: '1001',
    status: 180,
    dueInDays: -10,
    isExtendable: true,
    hasNotice: true,
  },
  {
    orderNo: '180002',
    productId: '1002',
    status: 180,
    dueInDays: -3,
    hidesActions: true,
  },
  { orderNo: '21001', productId: '1001', status: 21, dueInDays: 91 },
  { orderNo: '110001', productId: '1002', status: 110, dueInDays: 120 },
  { orderNo: '151001', productId: '1003', status: 151, dueInDays: 91 },
  { orderNo: '170001', productId: '1001', status: 170, dueInDays: 91 },
  { orderNo: '200001', productId: '1001', status: 200, dueInDays: -30, asksForScore: true },
  { orderNo: '200002', productId: '1002', status: 200, dueInDays: -60 },
  { orderNo: '999001', productId: '1003', status: 999, dueInDays: 91 },
];

export const findSample = (orderNo: string): SampleOrder | undefined =>
  sampleOrders.find((sample) => sample.orderNo === orderNo);

export async function addSampleOrders(store: Store, { borrower, now }: Account): Promise<void> {
  const rows = sampleOrders.map(({ orderNo, productId, status, dueInDays, coupon = 0 }) => {
    const product = products.find(({ id }) => id === productId);
    const due_at = now + dueInDays * dayMs;
    return {
      borrower,
      order_no: orderNo,
      product_id: productId,
      status,
      principal: product?.principal ?? 0,
      coupon,
      paid: 0,
      extended_days: 0,
      created_at: due_at - (product?.term ?? 0) * dayMs,
      due_at,
      taken_at: null,
    };
  });
  await store.insertInto('orders').values(rows).execute();
}
