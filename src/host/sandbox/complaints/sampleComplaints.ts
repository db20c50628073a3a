import type { Transaction } from 'kysely';
import type { Database } from '../../store/database';
import type { Account } from '../borrowers/borrower';
import { addComplaints } from './complaintStore';

const dayMs = 24 * 60 * 60 * 1000;
/** Longer than a borrower is kept. */
const unanswered = 365 * dayMs;

export const answeredSample = '3001';
export const openSample = '3002';

/** A new borrower has written before: once with an answer that waits to be rated, once without. */
export function addSampleComplaints(
  transaction: Transaction<Database>,
  { borrower, now }: Account,
): Promise<void> {
  const own = { borrower, content: '', images: '', score: null };
  return addComplaints(transaction, [
    {
      ...own,
      id: answeredSample,
      order_no: '180001',
      type: '1',
      son_type: '11',
      created_at: now - 3 * dayMs,
      answered_at: now - 2 * dayMs,
    },
    {
      ...own,
      id: openSample,
      order_no: '174001',
      type: '2',
      son_type: '',
      images: '/sandbox/pictures/receipt.svg',
      created_at: now - dayMs,
      answered_at: now + unanswered,
    },
  ]);
}
