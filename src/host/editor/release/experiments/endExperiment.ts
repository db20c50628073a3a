import type { EndExperimentPayload, PublishPayload } from '../../../../generated/editor';
import { success, type Result } from '../../../../kernel/result';
import { withExperimentEnded } from '../../../../template/documentExperiments';
import { sha256Of } from '../../../store/documentIdentity';
import { findRunningGuard } from '../../../store/guards';
import type { Handle } from '../../door/calls/call';
import { refuse, type Refusal } from '../../door/calls/refusal';
import { changeTemplate, type TemplateChange } from '../../workspace/drafts/changeTemplate';
import { findLive } from '../../workspace/drafts/draftStore';
import { findSchedule } from '../../workspace/drafts/templateDetails';
import type { Editor } from '../../editor';
import { publishDocument } from '../publish/publish';
import { publishChecked } from '../publish/publishChecked';
import { recordRefusal } from '../publish/publishCalls';
import { experimentsOfDocument } from './describeExperiments';

interface Ended {
  readonly document: string;
  readonly payload: PublishPayload & { readonly liveRevision: number };
}

/** The bytes that would be live without the experiment. */
async function endedDocument(
  { database }: Pick<Editor, 'database'>,
  id: string,
  experiment: string,
  { group, ...rest }: EndExperimentPayload,
): Promise<Result<Ended, Refusal>> {
  const live = await findLive(database, id);
  const groups = experimentsOfDocument(live?.document).get(experiment);
  if (!live || !groups) return refuse('notFound', 'nothing that is live has such an experiment');
  if (groups.every((each) => each.group !== group)) {
    const message = 'the experiment has no such group';
    return refuse('invalid', message, { faults: [{ path: '/group', message }] });
  }
  if (rest.liveRevision !== undefined && rest.liveRevision !== live.revision)
    return refuse('conflict', 'something else is live by now: look at it again');
  const document = withExperimentEnded(live.document, experiment, group);
  const payload = { ...rest, sha256: sha256Of(document), liveRevision: live.revision };
  return success({ document, payload });
}

/** An end that was set for the page stays; a publication that was set would bring back what it was made from. */
async function publishEnded(open: TemplateChange, { document, payload }: Ended) {
  const { transaction, id } = open;
  const schedule = await findSchedule(transaction, id);
  if (schedule && schedule.publishAt !== null)
    return refuse('conflict', 'a publication is set for later: cancel it first', { reason: 'scheduled' });
  // It would give everybody what a share of the visitors tries.
  if (await findRunningGuard(transaction, id))
    return refuse('conflict', 'a guarded publication runs: end it first', { reason: 'guarded' });
  const published = await publishDocument(open, document, {
    ...payload,
    ...(schedule?.endAt !== undefined && { endAt: schedule.endAt }),
  });
  return published.ok ? success({ body: published.value }) : published;
}

/** Gives everybody one group of an experiment, by the way of every publication. */
export const endExperiment =
  (editor: Editor): Handle<EndExperimentPayload> =>
  async (input, payload) => {
    const { id = '', experiment = '' } = input.parameters;
    const ended = await endedDocument(editor, id, experiment, payload);
    if (!ended.ok) return ended;
    return publishChecked(editor, input, {
      documents: [ended.value.document],
      acceptsWarnings: payload.acceptsWarnings,
      recordRefusal: (found) =>
        recordRefusal(editor, input, { sha256: ended.value.payload.sha256, ...found }),
      publish: () =>
        changeTemplate(editor, input, (open) => publishEnded(open, ended.value), { movesPointer: true }),
    });
  };
