import { digest } from '../api/digest';
import {
  createKeyValueStore,
  parseRecord,
  readRecord,
  writeRecord,
  type KeyValueStore,
} from '../api/keyValueStore';
import { dayMs } from '../kernel/date';
import { isRepayable, type OrderStatus } from '../kernel/orderStatus';
import { shownText } from '../kernel/shownValue';
import type { BorrowerDependencies } from './borrowerDependencies';

/** A payment that was taken, and that the lender's status of the loan does not say yet. */
export interface PaidNote {
  /** Minor-unit digits, as they were sent. */
  readonly amount: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The lender's; empty where it gave none. */
  readonly reference: string;
}

/** What the lender says of a loan, on one of the screens. */
export interface LoanSight {
  readonly place: 'details' | 'list';
  readonly status: OrderStatus;
  readonly rows: readonly { readonly name: string; readonly value: string }[];
}

export interface PaidNotes {
  keep(orderId: string, paid: Omit<PaidNote, 'at'>): void;
  /** The notes that the lender does not say the same of yet; others are forgotten. */
  compare(orderId: string, sight: LoanSight): readonly PaidNote[];
}

export interface PaidNotesOptions {
  readonly store: KeyValueStore;
  /** Of who is signed in: another borrower of this phone sees nothing of it. */
  readonly fingerprint: string;
  readonly now: () => number;
}

/** A lender that says nothing of a payment for so long won't any more. */
const keptMs = 30 * dayMs;

const notesPrefix = 'vitrina.paid.';
const seenPrefix = 'vitrina.owed.';

type Texts = Readonly<Record<string, string>>;

/** Minor units of an amount that is written out, such as `$1,234.50`; undefined: it is none. */
const writtenAmount = (text: string): number | undefined =>
  /^-?[$₹]?\s?\d[\d,]*\.\d\d$/.test(text) ? Number(text.replace(/[^\d-]/g, '')) : undefined;

const amountsOf = ({ rows }: LoanSight): Texts =>
  Object.fromEntries(
    rows.filter(({ value }) => writtenAmount(value) !== undefined).map(({ name, value }) => [name, value]),
  );

/** It can't be repaid any more, or less is owed than before. */
function isBooked({ status, rows }: LoanSight, before: Texts): boolean {
  const isOver = /^\d+$/.test(typeof status === 'boolean' ? '' : shownText(status)) && !isRepayable(status);
  return (
    isOver ||
    rows.some(({ name, value }) => {
      const [earlier, now] = [writtenAmount(before[name] ?? ''), writtenAmount(value)];
      return earlier !== undefined && now !== undefined && now < earlier;
    })
  );
}

/** Kept in this browser alone. A storage that fails costs the notes and nothing else. */
export function createPaidNotes({ store, fingerprint, now }: PaidNotesOptions): PaidNotes {
  const notesName = (orderId: string): string => notesPrefix + digest([fingerprint, orderId]);
  const seenName = (orderId: string, place: string): string =>
    seenPrefix + digest([fingerprint, orderId, place]);
  const isFresh = (at: string | undefined): boolean => now() - Number(at) < keptMs;

  /** By their times. */
  const freshTexts = (name: string): Texts =>
    Object.fromEntries(Object.entries(readRecord(store, name)).filter(([at]) => isFresh(at)));

  function remember(orderId: string, sight: LoanSight): void {
    const name = seenName(orderId, sight.place);
    if (isRepayable(sight.status))
      writeRecord(store, name, { at: String(now()), amounts: JSON.stringify(amountsOf(sight)) });
    else store.remove(name);
  }

  for (const name of store.names(notesPrefix)) writeRecord(store, name, freshTexts(name));
  for (const name of store.names(seenPrefix)) if (!isFresh(readRecord(store, name).at)) store.remove(name);

  return {
    keep(orderId, { amount, reference }) {
      const name = notesName(orderId);
      writeRecord(store, name, {
        ...freshTexts(name),
        [String(now())]: JSON.stringify({ amount, reference }),
      });
    },
    compare(orderId, sight) {
      const name = notesName(orderId);
      const notes = Object.entries(freshTexts(name)).map(([at, text]): PaidNote => {
        const { amount = '', reference = '' } = parseRecord(text);
        return { amount, at: Number(at), reference };
      });
      const before = parseRecord(readRecord(store, seenName(orderId, sight.place)).amounts ?? '{}');
      const isOpen = notes.length > 0 && !isBooked(sight, before);
      // What was owed before the payment stays what later sights are compared with.
      if (!isOpen || Object.keys(before).length === 0) remember(orderId, sight);
      if (isOpen) return notes;
      store.remove(name);
      return [];
    },
  };
}

/** The notes of who is signed in on this page. */
export const paidNotesOf = ({
  window: view,
  parameters,
}: Pick<BorrowerDependencies, 'window' | 'parameters'>): PaidNotes =>
  createPaidNotes({
    store: createKeyValueStore(() => view.localStorage),
    fingerprint: parameters.fingerprint(),
    now: Date.now,
  });
