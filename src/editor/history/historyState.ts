import type { StateFromReducersMapObject } from '@reduxjs/toolkit';
import type {
  DraftVersionList,
  PublishReply,
  RollbackPayload,
  TemplateDetails,
  TemplateHistory,
  TemplateRevision,
} from '../../generated/editor';
import { createMutation } from '../data/mutation';
import { createResource } from '../data/resource';

/** All that the screen is about, asked for together. */
export interface HistoryData {
  readonly details: TemplateDetails;
  readonly publications: TemplateHistory['publications'];
  readonly versions: DraftVersionList['versions'];
}

export interface RollbackRequest extends RollbackPayload {
  readonly id: string;
}

export interface VersionRequest {
  readonly id: string;
  readonly number: number;
}

export interface RevisionRequest {
  readonly id: string;
  readonly revision: number;
}

/** The request is the template's id. */
export const templateHistory = createResource<string, HistoryData>('templateHistory');
export const wantedRevision = createResource<RevisionRequest, TemplateRevision>('wantedRevision');
export const rollBack = createMutation<RollbackRequest, PublishReply>('rollBack');
export const saveVersion = createMutation<VersionRequest, undefined>('saveVersion');

export const historyReducers = {
  templateHistory: templateHistory.reducer,
  wantedRevision: wantedRevision.reducer,
  rollBack: rollBack.reducer,
  saveVersion: saveVersion.reducer,
};

type WithHistory = StateFromReducersMapObject<typeof historyReducers>;

export const selectHistory = (state: WithHistory) => state.templateHistory;
export const selectWantedRevision = (state: WithHistory) => state.wantedRevision;
export const selectRollback = (state: WithHistory) => state.rollBack;
export const selectVersionSaving = (state: WithHistory) => state.saveVersion;
