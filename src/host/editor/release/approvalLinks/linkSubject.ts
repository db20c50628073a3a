import type { Kysely } from 'kysely';
import { type Result, success } from '../../../../kernel/result';
import type { Database } from '../../../store/database';
import { findBundle, findMembers } from '../bundles/bundleStore';
import { checkBundleMarkets } from '../bundles/changeBundle';
import type { Caller } from '../../door/calls/caller';
import { checkTemplateMarket } from '../../door/calls/callerMarkets';
import { type Refusal, refuse } from '../../door/calls/refusal';
import type { LinkSubject } from './linkStore';

/** A link is about one template or one bundle. */
export function readSubject(
  templateId: string | undefined,
  bundleId: string | undefined,
): Result<LinkSubject, Refusal> {
  if ((templateId === undefined) === (bundleId === undefined))
    return refuse('invalid', 'a link is about a template or a bundle', {
      faults: [{ path: '/templateId', message: 'expected either templateId or bundleId' }],
    });
  return success({ templateId: templateId ?? null, bundleId: bundleId ?? null });
}

/** An account that is kept to some markets gets no link about another. */
export async function checkSubjectMarkets(
  database: Kysely<Database>,
  caller: Caller,
  { templateId, bundleId }: LinkSubject,
): Promise<Result<undefined, Refusal>> {
  if (templateId !== null) return checkTemplateMarket(database, caller, templateId);
  const bundle = bundleId === null ? undefined : await findBundle(database, bundleId);
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
  { templateId, bundleId }: LinkSubject,
): Promise<string | undefined> {
  if (bundleId !== null) return (await findBundle(database, bundleId))?.asked_sha256 ?? undefined;
  const row = await database
    .selectFrom('editor_approvals as approval')
    .innerJoin('editor_drafts as draft', (join) =>
      join
        .onRef('draft.template_id', '=', 'approval.template_id')
        .onRef('draft.sha256', '=', 'approval.sha256'),
    )
    .select('approval.sha256')
    .where('approval.template_id', '=', templateId)
    .executeTakeFirst();
  return row?.sha256;
}
