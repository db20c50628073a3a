import type { Complaint } from '../../../generated/replies';
import { formatDate } from '../../../kernel/date';
import type { SandboxLocale } from '../texts';
import type { ComplaintRow } from './complaintStore';
import { answeredSample, openSample } from './sampleComplaints';
import { complaintTexts, sonTypeTitle, typeTitle } from './texts';

const answerPicture = '/sandbox/pictures/letter.svg';

/** The samples are in the reader's language; what somebody wrote is as it was written. */
function contentOf({ id, content }: ComplaintRow, locale: SandboxLocale): string {
  const { samples } = complaintTexts(locale);
  if (id === answeredSample) return samples.answered;
  return id === openSample ? samples.open : content;
}

export const isAnswered = ({ answered_at }: ComplaintRow, now: number): boolean => answered_at <= now;

const listOf = (addresses: string): string[] => addresses.split(',').filter((address) => address !== '');

/** As a list shows it: pictures as an array. */
export function shownComplaint(row: ComplaintRow, now: number, locale: SandboxLocale): Complaint {
  const isOver = isAnswered(row, now);
  return {
    id: row.id,
    time: formatDate(row.created_at),
    type: typeTitle(row.type, locale) ?? row.type,
    sonType: sonTypeTitle(row.son_type, locale) ?? '',
    content: contentOf(row, locale),
    images: listOf(row.images),
    disposeDetail: isOver ? complaintTexts(locale).answer : '',
    disposeImages: isOver ? [answerPicture] : [],
    isNeedScore: isOver && row.score === null ? 1 : 0,
  };
}

/** Back ends send pictures either way (contract §5): here as comma-joined text. */
export function detailedComplaint(row: ComplaintRow, now: number, locale: SandboxLocale): Complaint {
  const shown = shownComplaint(row, now, locale);
  return { ...shown, images: row.images, disposeImages: isAnswered(row, now) ? answerPicture : '' };
}
