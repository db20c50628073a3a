import type { Kysely, Transaction } from 'kysely';
import type { FailedBundle } from '../../../../generated/editor';
import { lockCounter } from '../../../store/counter';
import type { Database } from '../../../store/database';
import { recordAudit } from '../../../store/recordAudit';
import type { DueMove } from '../due/dueMove';
import { host, mayPublish } from '../due/failedSchedule';
import { auditActorOf } from '../../identity/tokens/auditActor';
import { isBundleApproved } from './bundleApproval';
import { bytesOf, type Member, type StoredBundle } from './bundleStore';
import { lockBundle, type OpenBundle } from './changeBundle';
import { publishMembers } from './publishMembers';
import { reopen } from './scheduleMembers';

interface Hindrance {
  readonly why: FailedBundle['why'];
  /** Null: it is about all of them. */
  readonly templateId: string | null;
}

/** What is in the way of one template; undefined: nothing. */
function hindranceOf(member: Member): Hindrance | undefined {
  const { template_id: templateId, obstacle, liveRevision, seen_revision } = member;
  if (obstacle === 'archived') return { why: 'archived', templateId };
  if (obstacle !== null) return { why: 'scheduledAlone', templateId };
  return liveRevision === seen_revision ? undefined : { why: 'liveChanged', templateId };
}

/** Why nothing of it is to be published any more; undefined: all of it is. */
async function cancellationReason(
  transaction: Transaction<Database>,
  bundle: StoredBundle,
  members: readonly Member[],
): Promise<Hindrance | undefined> {
  for (const member of members) {
    const reason = hindranceOf(member);
    if (reason) return reason;
  }
  const documents = members.flatMap(({ after }) => (after ? [after.document] : []));
  if (!(await mayPublish(transaction, bundle.by_id ?? '', documents)))
    return { why: 'mayNotPublish', templateId: null };
  const isApproved = await isBundleApproved(transaction, bundle, members);
  return isApproved ? undefined : { why: 'approvalNeeded', templateId: null };
}

/** The bundle waits again, and shows why. */
async function drop(
  transaction: Transaction<Database>,
  { bundle, members }: OpenBundle,
  { why, templateId }: Hindrance,
  now: number,
): Promise<void> {
  const { id, name, publish_at, by_id, by_name } = bundle;
  await reopen(transaction, { id, members, by: { id: by_id ?? '', name: by_name ?? '' }, now });
  await transaction
    .updateTable('editor_bundles')
    .set({
      failed_at: now,
      failed_publish_at: publish_at,
      failed_why: why,
      failed_template_id: templateId,
    })
    .where('id', '=', id)
    .execute();
  await recordAudit(transaction, {
    at: now,
    actor: host,
    action: 'bundleScheduleFailed',
    subject: name,
    bundleId: id,
    detail: {
      why,
      by: by_name ?? '',
      ...(templateId !== null && { template: templateId }),
      ...(publish_at !== null && { publishAt: publish_at }),
    },
    recipients: by_id === null ? [] : [by_id],
  });
}

/** The bundle is this host's to act on; undefined: another host was first, or somebody changed it. */
async function claim(
  transaction: Transaction<Database>,
  id: string,
  now: number,
): Promise<OpenBundle | undefined> {
  await lockCounter(transaction, 'templates');
  const locked = await lockBundle(transaction, id);
  if (locked?.bundle.state !== 'scheduled') return undefined;
  return locked.bundle.publish_at !== null && locked.bundle.publish_at <= now ? locked : undefined;
}

async function act(transaction: Transaction<Database>, id: string, now: number): Promise<boolean> {
  const locked = await claim(transaction, id, now);
  if (!locked) return false;
  const { bundle, members } = locked;
  const cancellation = await cancellationReason(transaction, bundle, members);
  if (cancellation) {
    await drop(transaction, locked, cancellation, now);
    return false;
  }
  const actor = await auditActorOf(transaction, bundle);
  const reason = bundle.reason ?? '';
  const sha256 = bytesOf(members);
  const setFor = bundle.publish_at ?? undefined;
  await publishMembers(transaction, { id, members }, { actor, reason, now, setFor });
  await recordAudit(transaction, {
    at: now,
    actor,
    action: 'bundlePublished',
    subject: bundle.name,
    bundleId: id,
    detail: { sha256, reason },
  });
  return true;
}

async function findDue(database: Kysely<Database>, now: number): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('editor_bundles')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Bundles that are to go live by now, each whole. */
export async function* dueBundles(database: Kysely<Database>, now: number): AsyncGenerator<DueMove> {
  for (const id of await findDue(database, now))
    yield {
      subject: id,
      act: (transaction) => act(transaction, id, now),
      hold: async (transaction) => {
        const locked = await claim(transaction, id, now);
        if (locked) await drop(transaction, locked, { why: 'restored', templateId: null }, now);
        return locked?.bundle.name;
      },
    };
}
