import type { Transaction } from 'kysely';
import type { Database } from '../../../store/database';
import { dropOpenApprovals } from './pendingApprovals';
import { deleteDraft, findDraft } from './draftStore';
import { keepDraft } from './versionStore';

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
