import { spawn } from 'typed-redux-saga';
import type { PreviewLink, SimulatedVisitor, TemplateDetails } from '../../../generated/editor';
import { postTemplatesIdPreviewLinks } from '../../../generated/editorCalls/postTemplatesIdPreviewLinks';
import { watchMutation, createEditorMutation } from '../../kit/data/mutation';
import { watchResource, createResource } from '../../kit/data/resource';
import { getDetails } from '../../kit/data/template';
import { finalSaves, waitForFinalSave } from '../model/saveFinally';
import type { EditorDependencies, EditorFeature } from '../../kit/shell/feature';

interface LinkRequest {
  readonly templateId: string;
  readonly expiresInHours: number;
  readonly visitor: SimulatedVisitor;
}

export const previewedTemplate = createResource<string, TemplateDetails>('previewedTemplate');
export const createLink = createEditorMutation<LinkRequest, PreviewLink>('createLink');

function* watchPreview({ client }: EditorDependencies) {
  yield* spawn(watchResource, previewedTemplate, getDetails(client), waitForFinalSave);
  yield* spawn(watchMutation, createLink, ({ templateId, ...payload }: LinkRequest) =>
    client.send(postTemplatesIdPreviewLinks({ id: templateId, ...payload })),
  );
}

export const previewFeature: EditorFeature = {
  slices: [previewedTemplate, createLink, finalSaves],
  saga: watchPreview,
};
