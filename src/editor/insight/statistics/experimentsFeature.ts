import { put, select, spawn, takeEvery } from 'typed-redux-saga';
import { toastRequested } from '../../../events/toast';
import type {
  DraftReply,
  EndExperimentPayload,
  ExperimentList,
  PlanExperimentPayload,
  PublishPayload,
  PublishReply,
} from '../../../generated/editor';
import { getTemplatesIdExperiments } from '../../../generated/editorCalls/getTemplatesIdExperiments';
import { postTemplatesIdExperimentsExperimentEnd } from '../../../generated/editorCalls/postTemplatesIdExperimentsExperimentEnd';
import { postTemplatesIdPublish } from '../../../generated/editorCalls/postTemplatesIdPublish';
import { putTemplatesIdDraft } from '../../../generated/editorCalls/putTemplatesIdDraft';
import { putTemplatesIdExperimentsExperimentPlan } from '../../../generated/editorCalls/putTemplatesIdExperimentsExperimentPlan';
import type { TextKey } from '../../../texts/textKey';
import { type EditorClient, type EditorReply, sending } from '../../kit/api/editorClient';
import { createEditorMutation, watchMutation } from '../../kit/data/mutation';
import { createResource, watchResource } from '../../kit/data/resource';
import type { EditorFeature } from '../../kit/shell/feature';
import { countedTemplate } from './countedTemplate';

/** An experiment of a template. */
interface About {
  readonly id: string;
  readonly experiment: string;
}

export interface PlanRequest extends About, PlanExperimentPayload {}

export interface StartRequest extends PlanRequest {
  readonly publication: PublishPayload;
}

export interface EndRequest extends About, EndExperimentPayload {}

/** The page as it would be live without the experiment, as a draft that somebody can approve. */
export interface DraftRequest {
  readonly id: string;
  readonly document: string;
  readonly baseVersion: number;
}

/** The request is the template's id. */
export const experiments = createResource<string, ExperimentList>('experiments');
export const planExperiment = createEditorMutation<PlanRequest, ExperimentList>('planExperiment');
export const startExperiment = createEditorMutation<StartRequest, PublishReply>('startExperiment');
export const endExperiment = createEditorMutation<EndRequest, PublishReply>('endExperiment');
export const draftEnding = createEditorMutation<DraftRequest, DraftReply>('draftEnding');

export const experimentSlices = [planExperiment, startExperiment, endExperiment, draftEnding];

export const sendPlan = (client: EditorClient) => sending(client, putTemplatesIdExperimentsExperimentPlan);

/** What it is judged by is said first, so that nobody can have seen a visit by then. */
const start =
  (client: EditorClient) =>
  async ({ publication, ...plan }: StartRequest): Promise<EditorReply<PublishReply>> => {
    const planned = await sendPlan(client)(plan);
    if (!planned.ok) return planned;
    return client.send(postTemplatesIdPublish({ id: plan.id, ...publication }));
  };

const putDraft = (client: EditorClient) => (request: DraftRequest) =>
  client.send(putTemplatesIdDraft({ ...request, origin: 'restore' }));

const getExperiments = (client: EditorClient) => (id: string) =>
  client.send(getTemplatesIdExperiments({ id }));

/** The experiments of a page: figures are told of them, and publishing begins those that are new. */
export const experimentListFeature: EditorFeature = {
  slices: [experiments],
  *saga({ client }) {
    yield* spawn(watchResource, experiments, getExperiments(client));
  },
};

export function* watchExperiments(client: EditorClient) {
  const renewed = (key: TextKey) =>
    function* handleDone(_: unknown, { id }: { readonly id: string }) {
      yield* put(toastRequested({ key }));
      yield* put(experiments.renewed(id));
      yield* put(countedTemplate.renewed(id));
    };
  yield* spawn(watchMutation, planExperiment, sendPlan(client), function* showPlan(list: ExperimentList) {
    yield* put(experiments.arrived(list));
    yield* put(toastRequested({ key: 'editorStatistics:trial.planned' }));
  });
  yield* spawn(watchMutation, startExperiment, start(client), renewed('editorStatistics:trial.started'));
  yield* spawn(
    watchMutation,
    endExperiment,
    sending(client, postTemplatesIdExperimentsExperimentEnd),
    renewed('editorStatistics:trial.ended'),
  );
  yield* spawn(watchMutation, draftEnding, putDraft(client));
  // What somebody else has published meanwhile is shown before it is tried again.
  yield* takeEvery(
    [startExperiment.refused, endExperiment.refused],
    function* handleRefusal({ payload: { code } }) {
      const { request } = yield* select(countedTemplate.select);
      if (code === 'conflict' && request !== undefined) yield* put(countedTemplate.renewed(request));
    },
  );
}
