import problemDetailSchema from '../../../../schemas/payloads/problemDetail.schema.json';
import type { ProblemDetailPayload } from '../../../generated/payloads';
import type { ReadingCall } from '../borrowers/readingCall';
import { accepted, refused } from '../envelope';
import { plainId } from '../markedId';
import { requiring } from '../payloadSchema';
import { complaintCodes } from './codes';
import { findComplaint } from './complaintStore';
import { detailedComplaint } from './shownComplaint';
import { complaintTexts } from './texts';

export const problemDetail: ReadingCall<ProblemDetailPayload> = {
  name: 'problem-detail',
  schema: requiring(problemDetailSchema, ['problemId']),
  idsOf: ({ problemId }) => [problemId],
  async answer(database, { payload, borrower, now, locale }) {
    const texts = complaintTexts(locale);
    const row = await findComplaint(database, borrower, plainId(payload.problemId ?? ''));
    if (!row) return refused(complaintCodes.complaintUnknown, texts.complaintUnknown);
    return accepted(texts.done, detailedComplaint(row, now, locale));
  },
};
