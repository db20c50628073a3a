import type { Kysely } from 'kysely';
import type { BundleDetails, BundleMember, BundleStep, FailedBundle } from '../../../../generated/editor';
import type { Database } from '../../../store/database';
import { listApprovers } from '../../workspace/drafts/approvers';
import { sha256Of } from '../../../store/documentIdentity';
import { mayAnswer, standingOfBundle } from './bundleApproval';
import { bytesOf, liveOf, type Member, type StoredBundle } from './bundleStore';

const memberReply = (bundle: StoredBundle, member: Member): BundleMember => ({
  templateId: member.template_id,
  name: member.name,
  market: member.market,
  before: member.before,
  beforeSha256: member.before === null ? null : sha256Of(member.before),
  after: member.after?.document ?? null,
  sha256: member.after?.sha256 ?? null,
  liveRevision: member.liveRevision === 0 ? null : member.liveRevision,
  isChanged: bundle.asked_sha256 !== null && member.asked_sha256 !== (member.after?.sha256 ?? null),
  obstacle: member.obstacle,
});

const failedOf = ({
  failed_at,
  failed_publish_at,
  failed_why,
  failed_template_id,
}: StoredBundle): FailedBundle | null =>
  failed_at === null
    ? null
    : {
        at: failed_at,
        publishAt: failed_publish_at ?? failed_at,
        // Written by dueBundles.ts and by nothing else.
        why: failed_why as FailedBundle['why'],
        templateId: failed_template_id,
      };

function stepsOf(bundle: StoredBundle): Record<'published' | 'rolledBack', BundleStep | null> {
  const { published_at, by_name, reason, rolled_back_at, rolled_back_by_name, rollback_reason } = bundle;
  const step = (at: number | null, byName: string | null, why: string | null): BundleStep | null =>
    at === null ? null : { at, byName: byName ?? '', reason: why ?? '' };
  return {
    published: step(published_at, by_name, reason),
    rolledBack: step(rolled_back_at, rolled_back_by_name, rollback_reason),
  };
}

/** Everything about one bundle. */
export async function describeBundle(
  database: Kysely<Database>,
  bundle: StoredBundle,
  members: readonly Member[],
  accountId: string,
): Promise<BundleDetails> {
  const { id, name, state, publish_at, by_name, reason } = bundle;
  const approvers = await listApprovers(database);
  const askable = mayAnswer(approvers, { ...bundle, requested_by_id: accountId }, members);
  return {
    id,
    name,
    state,
    createdAt: bundle.created_at,
    createdByName: bundle.created_by_name,
    sha256: bytesOf(members),
    liveSha256: liveOf(members),
    members: members.map((member) => memberReply(bundle, member)),
    approval: standingOfBundle(bundle, { members, approvers, accountId }),
    askable: askable.map((person) => person.name),
    schedule:
      state === 'scheduled' && publish_at !== null
        ? { publishAt: publish_at, byName: by_name ?? '', reason: reason ?? '' }
        : null,
    failed: failedOf(bundle),
    ...stepsOf(bundle),
  };
}
