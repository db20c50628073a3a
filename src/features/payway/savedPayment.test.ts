import { createKeyValueStore } from '../../api/keyValueStore';
import type { Payment } from './payment';
import { createSavedPayment } from './savedPayment';

const day = 24 * 3_600_000;
const local = createKeyValueStore(() => window.localStorage);
const session = createKeyValueStore(() => window.sessionStorage);
const savedAt = (moment: number, borrower = 'ana') => createSavedPayment({ local, session, borrower, now: () => moment });
const payment: Payment = { orderId: 'o1', amount: '74805' };
const attempt = { cardId: '7', repayToken: 'token', sendMsg: 0, askedAt: 1 } as const;

afterEach(() => window.localStorage.clear());

test('an open attempt is known for a day to who made it', () => {
  savedAt(0).keepAttempt(payment, attempt);
  expect(savedAt(day - 1).attempt(payment)).toEqual(attempt);
  expect(savedAt(1, 'luis').attempt(payment)).toBeUndefined();
});

test('one that is past its time leaves no trace, whoever pays whatever next', () => {
  window.localStorage.setItem('other', 'stays');
  savedAt(0).keepAttempt(payment, attempt);
  savedAt(1).keepAttempt({ ...payment, orderId: 'o2' }, attempt);
  savedAt(day, 'luis');
  expect(Object.keys(window.localStorage)).toHaveLength(2);
  savedAt(day + 1, 'luis');
  expect(Object.keys(window.localStorage)).toEqual(['other']);
});
