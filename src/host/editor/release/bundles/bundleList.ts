import type { BundleEntry } from '../../../../generated/editor';
import type { Kysely } from 'kysely';
import { includesRole } from '../../../../kernel/roles';
import type { Database } from '../../../store/database';
import type { Caller } from '../../door/calls/caller';
import { isMarketListed } from '../../door/calls/callerMarkets';
import { isInvolvedIn } from './bundleApproval';
import { bytesOf, findBundle, findMembers, type StoredBundle } from './bundleStore';

const maxBundles = 100;

/** Whether the next step of its approval is the caller's. */
async function pendingFor(
  database: Kysely<Database>,
  bundle: StoredBundle,
  { account }: Caller,
): Promise<boolean> {
  if (bundle.state !== 'open' || bundle.asked_sha256 === null || bundle.answer === 'approved') return false;
  if (bundle.answer === 'changeAsked') return bundle.requested_by_id === account.id;
  if (!includesRole(account.role, 'publisher')) return false;
  const members = await findMembers(database, bundle);
  return bundle.asked_sha256 === bytesOf(members) && !isInvolvedIn(bundle, members, account.id);
}

/** The latest bundles whose templates are all of the caller's markets. */
export async function listBundles(database: Kysely<Database>, caller: Caller): Promise<BundleEntry[]> {
  const rows = await database
    .selectFrom('editor_bundles as bundle')
    .innerJoin('editor_bundle_members as member', 'member.bundle_id', 'bundle.id')
    .innerJoin('editor_templates as template', 'template.id', 'member.template_id')
    .select(['bundle.id', 'template.market'])
    .where('bundle.id', 'in', (select) =>
      select.selectFrom('editor_bundles').select('id').orderBy('created_at', 'desc').limit(maxBundles),
    )
    .orderBy('bundle.created_at', 'desc')
    .orderBy('bundle.id')
    .execute();
  const marketsById = new Map<string, string[]>();
  for (const { id, market } of rows) marketsById.set(id, [...(marketsById.get(id) ?? []), market]);
  const entries: BundleEntry[] = [];
  for (const [id, markets] of marketsById) {
    const bundle = await findBundle(database, id);
    if (!bundle || !markets.every((market) => isMarketListed(caller, market))) continue;
    entries.push({
      id,
      name: bundle.name,
      state: bundle.state,
      createdAt: bundle.created_at,
      createdByName: bundle.created_by_name,
      templates: markets.length,
      publishAt: bundle.state === 'scheduled' ? bundle.publish_at : null,
      waitsForYou: await pendingFor(database, bundle, caller),
    });
  }
  return entries;
}
