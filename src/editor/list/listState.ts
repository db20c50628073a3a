import type { StateFromReducersMapObject } from '@reduxjs/toolkit';
import type {
  CreateTemplatePayload,
  StarterList,
  TemplateDetails,
  TemplateList,
} from '../../generated/editor';
import { createMutation } from '../data/mutation';
import { createResource } from '../data/resource';
import type { ListRequest } from './listCalls';

export interface DuplicateRequest {
  readonly sourceId: string;
  readonly id: string;
  readonly name: string;
}

export const templateList = createResource<ListRequest, TemplateList>('templateList');
export const starterList = createResource<undefined, StarterList>('starterList');
export const createTemplate = createMutation<CreateTemplatePayload, TemplateDetails>('createTemplate');
export const duplicateTemplate = createMutation<DuplicateRequest, TemplateDetails>('duplicateTemplate');
/** The request is the template's id. */
export const archiveTemplate = createMutation<string, undefined>('archiveTemplate');
export const restoreTemplate = createMutation<string, undefined>('restoreTemplate');
export const exportTemplate = createMutation<string, undefined>('exportTemplate');

export const listReducers = {
  templateList: templateList.reducer,
  starterList: starterList.reducer,
  createTemplate: createTemplate.reducer,
  duplicateTemplate: duplicateTemplate.reducer,
  archiveTemplate: archiveTemplate.reducer,
  restoreTemplate: restoreTemplate.reducer,
  exportTemplate: exportTemplate.reducer,
};

type WithList = StateFromReducersMapObject<typeof listReducers>;

export const selectTemplateList = (state: WithList) => state.templateList;
export const selectStarterList = (state: WithList) => state.starterList;
export const selectCreation = (state: WithList) => state.createTemplate;
export const selectDuplication = (state: WithList) => state.duplicateTemplate;
export const selectArchiving = (state: WithList) => state.archiveTemplate;
