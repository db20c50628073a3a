import { createAction } from '@reduxjs/toolkit';
import { createResource } from '../../../effects/resource';
import type { ProblemListReply } from '../../../generated/replies';

export const complaints = createResource<undefined, ProblemListReply>('complaintList');
/** @param payload position of the tab */
export const tabChosen = createAction<number>('complaintList/tabChosen');
