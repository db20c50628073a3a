import type { Transaction } from 'kysely';
import type { Database } from '../../store/database';
import { endPendingSignInsOf } from '../secondFactor/pendingSignIn';
import { closeSessionsOf } from '../sessions/sessionStore';
import { revokeTokensOf } from '../tokens/tokenStore';

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
