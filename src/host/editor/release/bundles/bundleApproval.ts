import type { Kysely } from 'kysely';
import type { ApprovalStanding } from '../../../../generated/editor';
import type { Database } from '../../../store/database';
import { checkMarketOf } from '../../door/calls/callerMarkets';
import { type Asked, describeStanding } from '../../workspace/drafts/approvalStanding';
import type { Approver, Person } from '../../workspace/drafts/approvers';
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

function answerOf({ answer, ...bundle }: StoredBundle): Asked['answer'] {
  if (answer !== 'approved' && answer !== 'changeAsked') return undefined;
  const { answered_by_name, answered_at, answer_note, answered_link: link } = bundle;
  return {
    kind: answer,
    byName: answered_by_name ?? '',
    at: answered_at ?? 0,
    note: answer_note ?? '',
    link,
  };
}

/** How the approval of a bundle stands; null: nobody has asked. */
export function standingOfBundle(
  bundle: StoredBundle,
  { members, approvers, accountId }: Asking,
): ApprovalStanding | null {
  const { asked_sha256: sha256, requested_by_id, requested_by_name, requested_at, note } = bundle;
  if (sha256 === null) return null;
  const asked: Asked = {
    sha256,
    requestedBy: { id: requested_by_id ?? '', name: requested_by_name ?? '' },
    requestedAt: requested_at ?? 0,
    note: note ?? '',
    isOutdated: sha256 !== bytesOf(members),
    answer: answerOf(bundle),
    mayAnswer: () => mayAnswer(approvers, bundle, members),
  };
  return describeStanding(asked, accountId);
}
