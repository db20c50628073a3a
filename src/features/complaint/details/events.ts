import { createAction } from '@reduxjs/toolkit';
import { createRating } from '../../../effects/rating';
import { createResource } from '../../../effects/resource';
import type { ProblemDetailPayload } from '../../../generated/payloads';
import type { ProblemDetailReply } from '../../../generated/replies';

/** One complaint and what the service says to it. */
export const complaint = createResource<ProblemDetailPayload, ProblemDetailReply>('complaintDetails');
/** The rating of the service's answer. */
export const rating = createRating<ProblemDetailPayload>('complaintRating');
/** What is rated there. */
export const ratedSubject = ({ problemId }: ProblemDetailPayload): string => `complaint ${problemId ?? ''}`;
/** Its screen is no longer shown. */
export const complaintLeft = createAction('complaintDetails/left');
