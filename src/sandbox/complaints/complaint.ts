import type { Complaint } from '../../generated/replies';
import { dayMs } from '../../kernel/date';
import type { ProductLocale } from '../../kernel/locale';
import type { Account, ComplaintRow, Store } from '../database';
import { dayAndTime } from '../loans/rows';
import { sandboxTexts } from '../texts';

/** Longer than a borrower is kept. */
const unansweredMs = 365 * dayMs;
const answeredSample = '3001';
const openSample = '3002';
const answerPicture = '/sandbox/pictures/letter.svg';

export const addComplaints = async (store: Store, rows: readonly ComplaintRow[]): Promise<void> => {
  await store.insertInto('complaints').values(rows).execute();
};

/** A new borrower has written before: once with an answer that waits to be rated, once without. */
export function addSampleComplaints(store: Store, { borrower, now }: Account): Promise<void> {
  const own = { borrower, content: '', images: '', score: null };
  return addComplaints(store, [
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
      answered_at: now + unansweredMs,
    },
  ]);
}

export const listComplaints = (store: Store, { borrower }: Account): Promise<ComplaintRow[]> =>
  store
    .selectFrom('complaints')
    .selectAll()
    .where('borrower', '=', borrower)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** The samples are in the reader's language; what somebody wrote is as it was written. */
function contentOf({ id, content }: ComplaintRow, locale: ProductLocale): string {
  const { samples } = sandboxTexts(locale).complaints;
  if (id === answeredSample) return samples.answered;
  return id === openSample ? samples.open : content;
}

export const isAnswered = ({ answered_at }: ComplaintRow, now: number): boolean => answered_at <= now;

const listOf = (addresses: string): string[] => addresses.split(',').filter((address) => address !== '');

type Titles = Readonly<Record<string, string>>;

const titleIn = (titles: Titles, value: string): string | undefined =>
  Object.hasOwn(titles, value) ? titles[value] : undefined;

/** Undefined: there is no such type. */
export const typeTitle = (value: string, locale: ProductLocale): string | undefined =>
  titleIn(sandboxTexts(locale).complaints.types, value);

export const sonTypeTitle = (value: string, locale: ProductLocale): string | undefined =>
  titleIn(sandboxTexts(locale).complaints.sonTypes, value);

/** As a list shows it: pictures as an array. */
export function shownComplaint(row: ComplaintRow, now: number, locale: ProductLocale): Complaint {
  const isOver = isAnswered(row, now);
  return {
    id: row.id,
    time: dayAndTime(row.created_at),
    type: typeTitle(row.type, locale) ?? row.type,
    sonType: sonTypeTitle(row.son_type, locale) ?? '',
    content: contentOf(row, locale),
    images: listOf(row.images),
    disposeDetail: isOver ? sandboxTexts(locale).complaints.answer : '',
    disposeImages: isOver ? [answerPicture] : [],
    isNeedScore: isOver && row.score === null ? 1 : 0,
  };
}

/** Back ends send pictures either way (contract §5): here as comma-joined text. */
export function detailedComplaint(row: ComplaintRow, now: number, locale: ProductLocale): Complaint {
  const shown = shownComplaint(row, now, locale);
  return { ...shown, images: row.images, disposeImages: isAnswered(row, now) ? answerPicture : '' };
}
