import type { Transaction } from 'kysely';
import type { Database } from '../../../store/database';
import { readSettings } from '../../identity/settings/settings';
import { holdPictures } from '../../library/pictures/pictureUses';
import { type Result, success } from '../../../../kernel/result';
import { type Refusal, refuse } from '../../door/calls/refusal';

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

/** 0: nothing is live. */
export async function liveRevisionOf(transaction: Transaction<Database>, id: string): Promise<number> {
  const row = await transaction
    .selectFrom('templates')
    .select('live_revision')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.live_revision ?? 0;
}

/**
 * Nothing that somebody else has made live meanwhile, from the terminal say, is replaced unseen.
 * @param seen what the caller compared with; undefined: the caller does not ask
 */
export async function checkLive(
  transaction: Transaction<Database>,
  id: string,
  seen: number | undefined,
): Promise<Result<undefined, Refusal>> {
  if (seen === undefined || (await liveRevisionOf(transaction, id)) === seen) return success(undefined);
  return refuse('conflict', 'something else is live by now: look at it again');
}

/** What is put away shows nothing to anybody before it is brought back. */
export async function checkNotArchived(
  transaction: Transaction<Database>,
  id: string,
): Promise<Result<undefined, Refusal>> {
  const row = await transaction
    .selectFrom('editor_templates')
    .select('is_archived')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.is_archived === 1 ? refuse('conflict', 'the template is archived') : success(undefined);
}

/** A picture that was deleted while an old tab still had it, or that belongs to another host's library. */
export async function checkPictures(
  transaction: Transaction<Database>,
  document: string,
): Promise<Result<undefined, Refusal>> {
  const gone = await holdPictures(transaction, document);
  if (gone.length === 0) return success(undefined);
  const faults = gone.map((id) => ({ path: `/pictures/${id}`, message: 'is not in the library' }));
  return refuse('invalid', 'a picture is not in the library', { reason: 'pictureGone', faults });
}
