import { success } from '../../../../kernel/result';
import type { EditorCall } from '../../door/calls/call';
import type { Editor } from '../../editor';
import { describeExperiments } from './describeExperiments';
import { endExperiment } from './endExperiment';
import { planExperiment } from './planExperiment';

/** An experiment starts with the publication of the draft that holds it: what there is to say beforehand, and how it ends. */
export const experimentCalls = (editor: Editor): readonly EditorCall[] => [
  {
    method: 'GET',
    path: '/templates/:id/experiments',
    role: 'viewer',
    scope: 'read',
    reach: 'template',
    summary: 'The experiments of a page, with all that was counted of them',
    reply: 'experimentList',
    handle: async ({ parameters: { id = '' } }) =>
      success({ body: await describeExperiments(editor.database, id, editor.clock()) }),
  },
  {
    method: 'PUT',
    path: '/templates/:id/experiments/:experiment/plan',
    role: 'editor',
    scope: 'draft',
    reach: 'template',
    summary: 'Say what an experiment of the draft is judged by, before it begins',
    payload: 'planExperimentPayload',
    reply: 'experimentList',
    handle: planExperiment(editor),
  },
  {
    method: 'POST',
    path: '/templates/:id/experiments/:experiment/end',
    role: 'publisher',
    scope: 'publish',
    reach: 'template',
    summary: 'Give everybody one group of a running experiment',
    payload: 'endExperimentPayload',
    reply: 'publishReply',
    handle: endExperiment(editor),
  },
];
