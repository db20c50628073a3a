import type { Transaction } from 'kysely';
import type { Database } from '../../../store/database';
import { dropOpenApprovals } from './pendingApprovals';
import { deleteDraft, findDraft } from './draftStore';
import { keepDraft, keepVersion, type KeptVersion } from './versionStore';

/** A draft whose bytes are live by now is a draft no more; one that has gone on stays. */
export async function retireDraft(
  transaction: Transaction<Database>,
  id: string,
  sha256: string,
): Promise<void> {
  const draft = await findDraft(transaction, id);
  if (draft?.sha256 !== sha256) return;
  await keepDraft(transaction, draft, 'published');
  await deleteDraft(transaction, id);
  await dropOpenApprovals(transaction, id);
}

/** What was set for a time and is dropped. */
export type Dropped = Pick<KeptVersion, 'templateId' | 'document' | 'sha256' | 'savedAt' | 'savedBy'>;

/** What was to go live and never did stands nowhere else once the draft has gone on: nothing is lost. */
export async function keepDropped(transaction: Transaction<Database>, dropped: Dropped): Promise<void> {
  const draft = await findDraft(transaction, dropped.templateId);
  if (draft?.sha256 === dropped.sha256) return;
  await keepVersion(transaction, { ...dropped, version: 0, reason: 'discarded' });
}
