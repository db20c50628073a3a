import { readRecord, writeRecord, type KeyValueStore } from '../../api/keyValueStore';
import { firstGraphemes } from '../../kernel/graphemes';
import { maxCharacters, maxPictures, pictureAddresses, type Kind, type Subject } from './draft';
import { clamp } from '../../kernel/clamp';

/** What is kept of a complaint that was not sent yet. */
export interface Draft {
  readonly subject: Subject | undefined;
  readonly text: string;
  /** Addresses of uploaded pictures. */
  readonly images: readonly string[];
  /** Pictures that were still on their way. */
  readonly waiting: number;
}

/**
 * Keeps a complaint over reloads until it is sent (contract §6). There is room for one: what was written in another
 * session, and so maybe by another borrower of this phone, or was not sent for a week, is forgotten.
 */
export interface SavedDraft {
  read(): Draft;
  keep(draft: Draft): void;
  /** The session is over: whoever signs in next is taken for its writer, for a quarter of an hour. */
  handOver(): void;
  forget(): void;
}

export interface SavedDraftOptions {
  readonly store: KeyValueStore;
  /** Fingerprint of who is signed in; empty: nobody. */
  readonly borrower: string;
  readonly now: () => number;
}

const storedUnder = 'vitrina.complaintDraft';
/** In ms. */
const draftLife = 7 * 24 * 60 * 60 * 1000;
const handOverLife = 15 * 60 * 1000;

const kindOf = (value: string | undefined, title: string | undefined): Kind | undefined =>
  value ? { value, title: title ?? '' } : undefined;

/** Anything else in the storage is ignored. */
function parseDraft(record: Readonly<Record<string, string>>): Draft {
  const type = kindOf(record.type, record.typeTitle);
  const sonType = kindOf(record.sonType, record.sonTypeTitle);
  return {
    subject: type && { type, sonType, orderNo: record.orderNo ?? '', productName: record.productName ?? '' },
    text: firstGraphemes(record.text ?? '', maxCharacters),
    images: pictureAddresses(record.images).slice(0, maxPictures),
    waiting: clamp(Math.trunc(Number(record.waiting)) || 0, 0, maxPictures),
  };
}

function recordOf({ subject, text, images, waiting }: Draft): Record<string, string> {
  const kept = { text, images: images.join(), waiting: String(waiting) };
  if (!subject) return kept;
  const { type, sonType, orderNo, productName } = subject;
  const son = sonType ? { sonType: sonType.value, sonTypeTitle: sonType.title } : {};
  return { ...kept, type: type.value, typeTitle: type.title, ...son, orderNo, productName };
}

export function createSavedDraft({ store, borrower, now }: SavedDraftOptions): SavedDraft {
  const forget = () => store.remove(storedUnder);
  return {
    read() {
      const record = readRecord(store, storedUnder);
      const isOurs = record.borrower === borrower || now() < Number(record.openUntil);
      if (isOurs && now() - Number(record.at) < draftLife) return parseDraft(record);
      // A page without a session is nobody's: what stands there may be that of whoever signs in next.
      if (borrower !== '') forget();
      return parseDraft({});
    },
    keep: (draft) => writeRecord(store, storedUnder, { ...recordOf(draft), borrower, at: String(now()) }),
    handOver() {
      const record = readRecord(store, storedUnder);
      if (record.borrower === borrower)
        writeRecord(store, storedUnder, { ...record, openUntil: String(now() + handOverLife) });
    },
    forget,
  };
}
