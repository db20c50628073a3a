import { createAction } from '@reduxjs/toolkit';
import type { PublishPayload, PublishReply, TemplateDetails } from '../../generated/editor';
import { createAct, type ActState } from '../data/act';
import type { About } from '../edit/editCalls';

export type ApprovalRequest = About<{ readonly sha256: string; readonly note: string }>;
export type ApprovalGiven = About<{ readonly sha256: string }>;

/** Somebody is about to compare the draft with what is live. */
export const publishDialogOpened = createAction('publish/dialogOpened');
export const publishTemplate = createAct<About<PublishPayload>, PublishReply>('publishTemplate');
export const requestApproval = createAct<ApprovalRequest, TemplateDetails>('requestApproval');
export const approveDraft = createAct<ApprovalGiven, TemplateDetails>('approveDraft');
/** The request is the template's id. */
export const cancelSchedule = createAct<string, TemplateDetails>('cancelSchedule');

export const publishReducers = {
  publishTemplate: publishTemplate.reducer,
  requestApproval: requestApproval.reducer,
  approveDraft: approveDraft.reducer,
  cancelSchedule: cancelSchedule.reducer,
};

export interface WithPublishing {
  readonly publishTemplate: ActState<About<PublishPayload>, PublishReply>;
  readonly requestApproval: ActState<ApprovalRequest, TemplateDetails>;
  readonly approveDraft: ActState<ApprovalGiven, TemplateDetails>;
  readonly cancelSchedule: ActState<string, TemplateDetails>;
}

export const selectPublishing = (state: WithPublishing) => state.publishTemplate;
export const selectApprovalRequest = (state: WithPublishing) => state.requestApproval;
export const selectApproving = (state: WithPublishing) => state.approveDraft;
export const selectCancelling = (state: WithPublishing) => state.cancelSchedule;
