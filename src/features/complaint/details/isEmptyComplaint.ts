import type { ProblemDetailReply } from '../../../generated/replies';
import { shownText } from '../../../kernel/shownValue';
import { pictureAddresses } from '../draft';

/** Nothing that could be shown. */
export const isEmptyComplaint = ({
  time,
  type,
  content,
  images,
  disposeDetail,
}: ProblemDetailReply): boolean =>
  [time, type, content, disposeDetail].every((value) => shownText(value) === '') &&
  pictureAddresses(images).length === 0;
