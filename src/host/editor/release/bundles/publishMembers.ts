import type { Transaction } from 'kysely';
import type { Database } from '../../../store/database';
import { newestRevision, publishIn } from '../../../store/moves';
import type { Actor } from '../../../store/recordAudit';
import { refreshState } from '../../../store/templateIndex';
import { retireDraft } from '../../workspace/drafts/retireDraft';
import { liveRevisionOf } from '../conditions/publishConditions';
import { type Member, clearedFailure } from './bundleStore';

interface By {
  readonly actor: Actor;
  readonly reason: string;
  /** Epoch ms that it was set for; absent: it is done at once. */
  readonly setFor?: number | undefined;
}

/** The end of a campaign that is live already holds for what the bundle puts in its place. */
async function carryEnd(transaction: Transaction<Database>, id: string, sha256: string): Promise<void> {
  await transaction
    .updateTable('editor_schedules')
    .set({ sha256, seen_revision: await newestRevision(transaction, id) })
    .where('template_id', '=', id)
    .where('document', 'is', null)
    .execute();
}

async function publishMember(
  transaction: Transaction<Database>,
  { template_id: id, bundle_id, after, liveRevision }: Member,
  { actor, reason, setFor, now }: By & { readonly now: number },
): Promise<void> {
  if (!after) return;
  const { document, sha256 } = after;
  const request = { document, publishedBy: actor.name, actor, reason, setFor };
  const { publication } = await publishIn(transaction, id, request, now);
  const before = publication
    ? (publication.previousRevision ?? null)
    : liveRevision === 0
      ? null
      : liveRevision;
  await retireDraft(transaction, id, sha256);
  await carryEnd(transaction, id, sha256);
  await refreshState(transaction, id);
  await transaction
    .updateTable('editor_bundle_members')
    .set({
      sha256,
      document: null,
      published_revision: await liveRevisionOf(transaction, id),
      previous_revision: before,
    })
    .where('bundle_id', '=', bundle_id)
    .where('template_id', '=', id)
    .execute();
}

/**
 * Makes all of a bundle live in the transaction that is open. Whether it may be was asked before: what fails from here
 * on takes all of it back.
 */
export async function publishMembers(
  transaction: Transaction<Database>,
  bundle: { readonly id: string; readonly members: readonly Member[] },
  by: By & { readonly now: number },
): Promise<void> {
  const { actor, reason, now } = by;
  for (const member of bundle.members) await publishMember(transaction, member, by);
  await transaction
    .updateTable('editor_bundles')
    .set({
      state: 'published',
      published_at: now,
      by_id: actor.id,
      by_name: actor.name,
      reason,
      publish_at: null,
      ...clearedFailure,
    })
    .where('id', '=', bundle.id)
    .execute();
}
