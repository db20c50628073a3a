import { spawn } from 'typed-redux-saga';
import type { PreviewLink, TemplateDetails } from '../../generated/editor';
import validateLink from '../../generated/validators/editor/previewLink';
import validateDetails from '../../generated/validators/editor/templateDetails';
import { watchAct } from '../data/watchAct';
import { watchResource } from '../data/watchResource';
import { finalSavesReducers, whenFinallySaved } from '../edit/finalSaves';
import type { EditorDependencies, EditorFeature } from '../shell/feature';
import { createLink, previewedTemplate, previewReducers, type LinkRequest } from './previewState';

const pathOf = (id: string): string => `/templates/${encodeURIComponent(id)}`;

function* watchPreview({ client }: EditorDependencies) {
  yield* spawn(
    watchResource,
    previewedTemplate,
    (id: string) => client.get<TemplateDetails>(pathOf(id), validateDetails),
    whenFinallySaved,
  );
  yield* spawn(watchAct, createLink, ({ templateId, expiresInHours }: LinkRequest) =>
    client.send<PreviewLink>('POST', `${pathOf(templateId)}/preview-links`, validateLink, { expiresInHours }),
  );
}

export const previewFeature: EditorFeature = {
  reducers: { ...previewReducers, ...finalSavesReducers },
  saga: watchPreview,
};
