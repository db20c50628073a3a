import type {
  CreateTemplatePayload,
  StarterList,
  TemplateDetails,
  TemplateList,
} from '../../generated/editor';
import { createAct, type ActState } from '../data/act';
import { createResource, type ResourceState } from '../data/resource';
import type { ListRequest } from './listCalls';

export interface DuplicateRequest {
  readonly sourceId: string;
  readonly id: string;
  readonly name: string;
}

export const templateList = createResource<ListRequest, TemplateList>('templateList');
export const starterList = createResource<undefined, StarterList>('starterList');
export const createTemplate = createAct<CreateTemplatePayload, TemplateDetails>('createTemplate');
export const duplicateTemplate = createAct<DuplicateRequest, TemplateDetails>('duplicateTemplate');
/** The request is the template's id. */
export const archiveTemplate = createAct<string, undefined>('archiveTemplate');
export const restoreTemplate = createAct<string, undefined>('restoreTemplate');
export const exportTemplate = createAct<string, undefined>('exportTemplate');

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
  readonly createTemplate: ActState<CreateTemplatePayload, TemplateDetails>;
  readonly duplicateTemplate: ActState<DuplicateRequest, TemplateDetails>;
  readonly archiveTemplate: ActState<string, undefined>;
  readonly restoreTemplate: ActState<string, undefined>;
  readonly exportTemplate: ActState<string, undefined>;
}

export const selectTemplateList = (state: WithList) => state.templateList;
export const selectStarterList = (state: WithList) => state.starterList;
export const selectCreation = (state: WithList) => state.createTemplate;
export const selectDuplication = (state: WithList) => state.duplicateTemplate;
export const selectArchiving = (state: WithList) => state.archiveTemplate;
