import type { Kysely } from 'kysely';
import { failure, success, type Result } from '../../../../kernel/result';
import { type Actor, recordAudit } from '../../../store/recordAudit';
import type { Database } from '../../../store/database';
import { removeFactorsOf } from '../credentials/factorStore';
import { endAccessOf } from '../signIn/endAccess';
import { changeAccount, findAccountByEmail, listAccounts, lockAccounts } from '../credentials/accountStore';
import { issueLink, type IssuedLink } from '../credentials/invitationStore';
import { hashPassword, makeOneTimePassword } from '../credentials/passwords';

export interface ResetRequest {
  readonly email: string;
  /** Who does it, for the audit log. */
  readonly actor: Actor;
  readonly now: number;
}

/** There is no administrator of that e-mail: the e-mails of those there are. */
export interface UnknownAdministrator {
  readonly administrators: readonly string[];
}

/**
 * Lets an administrator in who can't sign in any more: their sessions end, their password is worth nothing from now on, a
 * disabled account is open again, a second factor is asked for no more, and one link sets a new password. Hosts that run see it at once.
 */
export async function resetAdministrator(
  database: Kysely<Database>,
  { email, actor, now }: ResetRequest,
): Promise<Result<IssuedLink, UnknownAdministrator>> {
  // Nobody is told it. An account without any would count as invited, and a first administrator would be made beside it.
  const passwordHash = await hashPassword(makeOneTimePassword());
  return database.transaction().execute(async (transaction) => {
    await lockAccounts(transaction);
    const known = await findAccountByEmail(transaction, email);
    if (known?.role !== 'administrator') {
      const administrators = (await listAccounts(transaction)).filter(({ role }) => role === 'administrator');
      return failure({ administrators: administrators.map((each) => each.email) });
    }
    const hasPassword = known.password_hash !== null;
    const change = { disabled_at: null, is_one_time: 0, ...(hasPassword && { password_hash: passwordHash }) };
    const account = await changeAccount(transaction, known.id, change);
    await endAccessOf(transaction, account.id, now);
    if (await removeFactorsOf(transaction, account.id))
      await recordAudit(transaction, { at: now, actor, action: 'secondFactorReset', subject: account.email });
    return success(await issueLink(transaction, { account, actor, now }));
  });
}
