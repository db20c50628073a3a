import type { Kysely } from 'kysely';
import type { ApprovalStanding } from '../../../../generated/editor';
import type { Database } from '../../../store/database';
import { checkMarketOf } from '../../door/calls/callerMarkets';
import type { Approver, Person } from '../../workspace/drafts/approvalStanding';
import { readSettings } from '../../identity/settings/settings';
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

/** Those of the approvers who may answer for all of a bundle. */
export const mayAnswer = (
  approvers: readonly Approver[],
  bundle: StoredBundle,
  members: readonly Member[],
): readonly Person[] =>
  approvers.filter(
    (approver) =>
      !isInvolvedIn(bundle, members, approver.id) &&
      members.every(({ after }) => !after || checkMarketOf(approver, after.document).ok),
  );

interface Asking {
  readonly members: readonly Member[];
  readonly approvers: readonly Approver[];
  /** Who looks at it. */
  readonly accountId: string;
}

type Step = Pick<ApprovalStanding, 'state'> & { readonly next: readonly Person[] };

function stepOf(bundle: StoredBundle, { members, approvers }: Pick<Asking, 'members' | 'approvers'>): Step {
  if (bundle.answer === 'changeAsked')
    return {
      state: 'changeAsked',
      next: [{ id: bundle.requested_by_id ?? '', name: bundle.requested_by_name ?? '' }],
    };
  if (bundle.asked_sha256 !== bytesOf(members)) return { state: 'outdated', next: [] };
  if (bundle.answer === 'approved') return { state: 'approved', next: [] };
  return { state: 'waiting', next: mayAnswer(approvers, bundle, members) };
}

/** How the approval of a bundle stands; null: nobody has asked. */
export function standingOfBundle(
  bundle: StoredBundle,
  { members, approvers, accountId }: Asking,
): ApprovalStanding | null {
  const { asked_sha256, requested_by_name, requested_at, note } = bundle;
  if (asked_sha256 === null) return null;
  const { state, next } = stepOf(bundle, { members, approvers });
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
