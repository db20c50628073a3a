import type {
  CreateTemplatePayload,
  StarterList,
  TemplateDetails,
  TemplateList,
} from '../../generated/editor';
import { createMutation, type MutationState } from '../data/mutation';
import { createResource, type ResourceState } from '../data/resource';
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

interface WithList {
  readonly templateList: ResourceState<ListRequest, TemplateList>;
  readonly starterList: ResourceState<undefined, StarterList>;
  readonly createTemplate: MutationState<CreateTemplatePayload, TemplateDetails>;
  readonly duplicateTemplate: MutationState<DuplicateRequest, TemplateDetails>;
  readonly archiveTemplate: MutationState<string, undefined>;
  readonly restoreTemplate: MutationState<string, undefined>;
  readonly exportTemplate: MutationState<string, undefined>;
}

export const selectTemplateList = (state: WithList) => state.templateList;
export const selectStarterList = (state: WithList) => state.starterList;
export const selectCreation = (state: WithList) => state.createTemplate;
export const selectDuplication = (state: WithList) => state.duplicateTemplate;
export const selectArchiving = (state: WithList) => state.archiveTemplate;
