import type { Transaction } from 'kysely';
import type { Database } from '../../store/database';
import { readSettings } from '../settings/settingStore';

/** True where a second person has approved these bytes, or none has to. */
export async function isApproved(
  transaction: Transaction<Database>,
  id: string,
  sha256: string,
): Promise<boolean> {
  const { requiresApproval } = await readSettings(transaction);
  if (!requiresApproval) return true;
  const approval = await transaction
    .selectFrom('editor_approvals')
    .select('approved_at')
    .where('template_id', '=', id)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return approval !== undefined && approval.approved_at !== null;
}
