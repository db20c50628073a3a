import type { experimentRows } from '../../../../editorCalls/release';
import { success } from '../../../../kernel/result';
import type { Handlers } from '../../door/calls/call';
import type { Editor } from '../../editor';
import { describeExperiments } from './describeExperiments';
import { endExperiment } from './endExperiment';
import { planExperiment } from './planExperiment';

/** An experiment starts with the publication of the draft that holds it: what there is to say beforehand, and how it ends. */
export const experimentCalls = (editor: Editor): Handlers<typeof experimentRows> => ({
  'GET /templates/:id/experiments': async ({ parameters: { id = '' } }) =>
    success({ body: await describeExperiments(editor.database, id, editor.clock()) }),
  'PUT /templates/:id/experiments/:experiment/plan': planExperiment(editor),
  'POST /templates/:id/experiments/:experiment/end': endExperiment(editor),
});
