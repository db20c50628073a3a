import type { Transaction } from 'kysely';
import type { PlanExperimentPayload } from '../../../../generated/editor';
import { targetOf } from '../../../../experiments/plan';
import { success } from '../../../../kernel/result';
import type { Database } from '../../../store/database';
import type { Handle } from '../../door/calls/call';
import { refuse } from '../../door/calls/refusal';
import { changeTemplate } from '../../workspace/drafts/changeTemplate';
import { findDraft, findLive } from '../../workspace/drafts/draftStore';
import type { Editor } from '../../editor';
import { describeExperiments, experimentsOfDocument, readTraffic } from './describeExperiments';
import { findExperiment } from './experimentStore';
import { readGroupPeriods } from './variantReader';

/** Visitors have seen it: what it is judged by can't be chosen any more. */
async function hasBegun(open: Transaction<Database>, id: string, experiment: string): Promise<boolean> {
  if (experimentsOfDocument((await findLive(open, id))?.document).has(experiment)) return true;
  const row = await findExperiment(open, id, experiment);
  if (row && row.started_at !== null) return true;
  return [...(await readGroupPeriods(open, id)).keys()].some((name) => name.startsWith(`${experiment}:`));
}

/** Says before an experiment begins what it is judged by, and how long it takes. */
export const planExperiment =
  (editor: Editor): Handle<PlanExperimentPayload> =>
  async (input, { mainFigure, smallestChange }) => {
    const { experiment = '' } = input.parameters;
    const planned = await changeTemplate(editor, input, async ({ transaction, id, account, now, record }) => {
      if (await hasBegun(transaction, id, experiment))
        return refuse('conflict', 'an experiment of this name has begun before', { reason: 'begun' });
      const draft = await findDraft(transaction, id);
      const groups = experimentsOfDocument(draft?.document).get(experiment);
      if (!groups) return refuse('notFound', 'the draft has no such experiment');
      const traffic = await readTraffic(transaction, id, now);
      const target = targetOf(
        groups.map(({ weight }) => weight),
        smallestChange,
        { ...traffic, successes: traffic[mainFigure] },
      );
      const plan = {
        main_figure: mainFigure,
        smallest_change: smallestChange,
        planned_visits: target?.visits ?? null,
        planned_days: target?.days ?? null,
        planned_at: now,
        planned_by: account.name,
      };
      await transaction
        .insertInto('template_experiments')
        .values({ template_id: id, experiment, ...plan })
        .onConflict((conflict) => conflict.columns(['template_id', 'experiment']).doUpdateSet(plan))
        .execute();
      await record('experimentPlanned', {
        experiment,
        mainFigure,
        smallestChange,
        ...(target && { plannedVisits: target.visits, plannedDays: target.days }),
      });
      return success(undefined);
    });
    if (!planned.ok) return planned;
    const { id = '' } = input.parameters;
    return success({ body: await describeExperiments(editor.database, id, editor.clock()) });
  };
