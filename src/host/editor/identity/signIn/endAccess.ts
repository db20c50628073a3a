import type { Transaction } from 'kysely';
import type { Database } from '../../../store/database';
import { endPendingSignInsOf } from '../credentials/pendingSignIn';
import { closeSessionsOf } from '../../door/sessions/sessionStore';
import { revokeTokensOf } from '../../door/tokens/tokenStore';

/**
 * Ends everything that lets somebody act as an account: who has stolen a session may have made a token with it.
 * @param now epoch milliseconds
 */
export async function endAccessOf(
  transaction: Transaction<Database>,
  accountId: string,
  now: number,
): Promise<void> {
  await closeSessionsOf(transaction, accountId);
  await endPendingSignInsOf(transaction, accountId);
  await revokeTokensOf(transaction, accountId, now);
}
