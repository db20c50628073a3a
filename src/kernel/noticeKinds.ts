import type { NoticeKind } from '../generated/editor';

const kinds: Readonly<Record<NoticeKind, true>> = {
  mentioned: true,
  answered: true,
  approvalAsked: true,
  approved: true,
  changeAsked: true,
  scheduleFailed: true,
  takenBack: true,
};

/** Whether somebody can be told of it here: a row of another version may be of a kind that this one has no words for. */
export const isNoticeKind = (value: string): value is NoticeKind => Object.hasOwn(kinds, value);
