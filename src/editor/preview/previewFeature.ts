import type { StateFromReducersMapObject } from '@reduxjs/toolkit';
import { spawn } from 'typed-redux-saga';
import type { PreviewLink, TemplateDetails } from '../../generated/editor';
import validateLink from '../../generated/validators/editor/previewLink';
import validateDetails from '../../generated/validators/editor/templateDetails';
import { watchMutation, createMutation } from '../data/mutation';
import { watchResource, createResource } from '../data/resource';
import { finalSavesReducers, whenFinallySaved } from '../edit/saveFinally';
import type { EditorDependencies, EditorFeature } from '../shell/feature';

export interface LinkRequest {
  readonly templateId: string;
  readonly expiresInHours: number;
}

/** The request is the template's id. */
export const previewedTemplate = createResource<string, TemplateDetails>('previewedTemplate');
export const createLink = createMutation<LinkRequest, PreviewLink>('createLink');

const previewReducers = {
  previewedTemplate: previewedTemplate.reducer,
  createLink: createLink.reducer,
};

type WithPreview = StateFromReducersMapObject<typeof previewReducers>;

export const selectPreviewed = (state: WithPreview) => state.previewedTemplate;
export const selectLink = (state: WithPreview) => state.createLink;

const pathOf = (id: string): string => `/templates/${encodeURIComponent(id)}`;

function* watchPreview({ client }: EditorDependencies) {
  yield* spawn(
    watchResource,
    previewedTemplate,
    (id: string) => client.get<TemplateDetails>(pathOf(id), validateDetails),
    whenFinallySaved,
  );
  yield* spawn(watchMutation, createLink, ({ templateId, expiresInHours }: LinkRequest) =>
    client.send<PreviewLink>('POST', `${pathOf(templateId)}/preview-links`, validateLink, { expiresInHours }),
  );
}

export const previewFeature: EditorFeature = {
  reducers: { ...previewReducers, ...finalSavesReducers },
  saga: watchPreview,
};
