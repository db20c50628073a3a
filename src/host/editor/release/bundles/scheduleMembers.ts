import type { Transaction } from 'kysely';
import type { Database } from '../../../store/database';
import type { Actor } from '../../../store/recordAudit';
import { keepDropped } from '../../workspace/drafts/retireDraft';
import { type Member, clearedFailure } from './bundleStore';
import type { BundleChange } from './changeBundle';

/** Keeps the exact bytes for their time, with what they are to replace. */
export async function scheduleMembers(
  { transaction, bundle, members, account }: BundleChange,
  { publishAt, reason }: { readonly publishAt: number; readonly reason: string },
): Promise<void> {
  for (const { template_id, after, liveRevision } of members)
    await transaction
      .updateTable('editor_bundle_members')
      .set({
        document: after?.document ?? null,
        sha256: after?.sha256 ?? null,
        seen_revision: liveRevision,
      })
      .where('bundle_id', '=', bundle.id)
      .where('template_id', '=', template_id)
      .execute();
  await transaction
    .updateTable('editor_bundles')
    .set({
      state: 'scheduled',
      publish_at: publishAt,
      by_id: account.id,
      by_name: account.name,
      reason,
      ...clearedFailure,
    })
    .where('id', '=', bundle.id)
    .execute();
}

interface Reopened {
  readonly id: string;
  readonly members: readonly Member[];
  /** Who had set the time. */
  readonly by: Pick<Actor, 'name'> & { readonly id: string };
  readonly now: number;
}

/** What was scheduled waits again. Bytes that stand in no draft any more are kept as a version: nothing is lost. */
export async function reopen(
  transaction: Transaction<Database>,
  { id, members, by, now }: Reopened,
): Promise<void> {
  for (const { template_id: templateId, after } of members) {
    if (after) await keepDropped(transaction, { ...after, templateId, savedAt: now, savedBy: by });
  }
  await transaction
    .updateTable('editor_bundle_members')
    .set({ document: null, sha256: null, seen_revision: null })
    .where('bundle_id', '=', id)
    .execute();
  await transaction
    .updateTable('editor_bundles')
    .set({ state: 'open', publish_at: null, by_id: null, by_name: null, reason: null })
    .where('id', '=', id)
    .execute();
}
