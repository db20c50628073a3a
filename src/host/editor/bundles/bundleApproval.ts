import type { Kysely } from 'kysely';
import type { ApprovalStanding } from '../../../generated/editor';
import type { Database } from '../../store/database';
import { checkMarketOf } from '../calls/callerMarkets';
import { listApprovers, type Person } from '../drafts/approvalStanding';
import { readSettings } from '../settings/settings';
import { bytesOf, type Member, type StoredBundle } from './bundleStore';

/** Nobody answers for what they asked for, or for a bundle with a draft that they changed last. */
export const isInvolvedIn = (bundle: StoredBundle, members: readonly Member[], accountId: string): boolean =>
  bundle.requested_by_id === accountId || members.some(({ changedById }) => changedById === accountId);

/** True where these very bytes were approved together, or nothing has to be. */
export async function isBundleApproved(
  database: Kysely<Database>,
  bundle: StoredBundle,
  members: readonly Member[],
): Promise<boolean> {
  if (bundle.answer === 'approved' && bundle.asked_sha256 === bytesOf(members)) return true;
  return !(await readSettings(database)).requiresApproval;
}

/** Who may answer for all of a bundle. */
export async function findAnswering(
  database: Kysely<Database>,
  bundle: StoredBundle,
  members: readonly Member[],
): Promise<readonly Person[]> {
  const approvers = await listApprovers(database);
  return approvers.filter(
    (approver) =>
      !isInvolvedIn(bundle, members, approver.id) &&
      members.every(({ after }) => !after || checkMarketOf(approver, after.document).ok),
  );
}

type Step = Pick<ApprovalStanding, 'state'> & { readonly next: readonly Person[] };

async function stepOf(
  database: Kysely<Database>,
  bundle: StoredBundle,
  members: readonly Member[],
): Promise<Step> {
  if (bundle.answer === 'changeAsked')
    return {
      state: 'changeAsked',
      next: [{ id: bundle.requested_by_id ?? '', name: bundle.requested_by_name ?? '' }],
    };
  if (bundle.asked_sha256 !== bytesOf(members)) return { state: 'outdated', next: [] };
  if (bundle.answer === 'approved') return { state: 'approved', next: [] };
  return { state: 'waiting', next: await findAnswering(database, bundle, members) };
}

/** How the approval of a bundle stands; null: nobody has asked. */
export async function standingOfBundle(
  database: Kysely<Database>,
  bundle: StoredBundle,
  { members, accountId }: { readonly members: readonly Member[]; readonly accountId: string },
): Promise<ApprovalStanding | null> {
  const { asked_sha256, requested_by_name, requested_at, note } = bundle;
  if (asked_sha256 === null) return null;
  const { state, next } = await stepOf(database, bundle, members);
  const { answer, answered_by_name, answered_at, answer_note, answered_link } = bundle;
  return {
    state,
    sha256: asked_sha256,
    requestedByName: requested_by_name ?? '',
    requestedAt: requested_at ?? 0,
    note: note ?? '',
    ...(answer !== null && { answeredByName: answered_by_name ?? '', answeredAt: answered_at ?? 0 }),
    ...(answered_link !== null && { answeredLink: answered_link }),
    ...(answer === 'changeAsked' && { answer: answer_note ?? '' }),
    waitsFor: next.map(({ name }) => name),
    waitsForYou: next.some(({ id }) => id === accountId),
  };
}
