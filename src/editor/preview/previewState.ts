import type { PreviewLink, TemplateDetails } from '../../generated/editor';
import { createAct, type ActState } from '../data/act';
import { createResource, type ResourceState } from '../data/resource';

export interface LinkRequest {
  readonly templateId: string;
  readonly expiresInHours: number;
}

/** The request is the template's id. */
export const previewedTemplate = createResource<string, TemplateDetails>('previewedTemplate');
export const createLink = createAct<LinkRequest, PreviewLink>('createLink');

export const previewReducers = {
  previewedTemplate: previewedTemplate.reducer,
  createLink: createLink.reducer,
};

interface WithPreview {
  readonly previewedTemplate: ResourceState<string, TemplateDetails>;
  readonly createLink: ActState<LinkRequest, PreviewLink>;
}

export const selectPreviewed = (state: WithPreview) => state.previewedTemplate;
export const selectLink = (state: WithPreview) => state.createLink;
