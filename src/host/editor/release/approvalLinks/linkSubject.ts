import type { Kysely } from 'kysely';
import { type Result, success } from '../../../../kernel/result';
import type { Database } from '../../../store/database';
import type { Caller } from '../../door/calls/caller';
import { checkTemplateMarket } from '../../door/calls/callerMarkets';
import { type Refusal, refuse } from '../../door/calls/refusal';
import { readSettings } from '../../identity/settings/settings';
import type { Question } from '../approval/question';
import type { Subject } from '../approval/subject';
import { findBundle, findMembers } from '../bundles/bundleStore';
import { checkBundleMarkets } from '../bundles/changeBundle';
import { mayPublish } from '../due/failedSchedule';

/** A link is about one template or one bundle. */
export function readSubject(
  templateId: string | undefined,
  bundleId: string | undefined,
): Result<Subject, Refusal> {
  if (templateId !== undefined && bundleId === undefined)
    return success({ kind: 'template', id: templateId });
  if (templateId === undefined && bundleId !== undefined) return success({ kind: 'bundle', id: bundleId });
  return refuse('invalid', 'a link is about a template or a bundle', {
    faults: [{ path: '/templateId', message: 'expected either templateId or bundleId' }],
  });
}

/** An account that is kept to some markets gets no link about another. */
export async function checkSubjectMarkets(
  database: Kysely<Database>,
  caller: Caller,
  { kind, id }: Subject,
): Promise<Result<undefined, Refusal>> {
  if (kind === 'template') return checkTemplateMarket(database, caller, id);
  const bundle = await findBundle(database, id);
  const members = bundle ? await findMembers(database, bundle) : [];
  return checkBundleMarkets(
    database,
    caller,
    members.map(({ template_id }) => template_id),
  );
}

/** The bytes that approval is asked for now; undefined: nobody asks. */
export async function askedBytes(
  database: Kysely<Database>,
  { kind, id }: Subject,
): Promise<string | undefined> {
  if (kind === 'bundle') return (await findBundle(database, id))?.asked_sha256 ?? undefined;
  const row = await database
    .selectFrom('editor_approvals as approval')
    .innerJoin('editor_drafts as draft', (join) =>
      join
        .onRef('draft.template_id', '=', 'approval.template_id')
        .onRef('draft.sha256', '=', 'approval.sha256'),
    )
    .select('approval.sha256')
    .where('approval.template_id', '=', id)
    .executeTakeFirst();
  return row?.sha256;
}

/**
 * A link gives away what its maker may do, and no more: a maker who may not answer any more has nobody answer either. Nor does
 * anybody where the settings let nobody answer by a link.
 */
export const isMakerStillAllowed = async (
  database: Kysely<Database>,
  accountId: string,
  { involves, pages }: Question,
): Promise<boolean> =>
  !involves(accountId) &&
  (await readSettings(database)).allowsApprovalLinks &&
  mayPublish(
    database,
    accountId,
    pages.map(({ after }) => after),
  );
