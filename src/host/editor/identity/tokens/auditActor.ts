import type { Transaction } from 'kysely';
import type { Database } from '../../../store/database';
import type { Actor } from '../../../store/recordAudit';

/** Who set a time: the account that answers for it, and a name, which is a machine's token's where a machine did. */
interface SetBy {
  readonly by_id: string | null;
  readonly by_name: string | null;
}

/** Who stands in the audit log for what was set by somebody and comes about now. */
export async function auditActorOf(
  transaction: Transaction<Database>,
  { by_id: id, by_name: name }: SetBy,
): Promise<Actor> {
  const person = { id, name: name ?? '' };
  const token = await transaction
    .selectFrom('editor_tokens as token')
    .innerJoin('editor_accounts as account', 'account.id', 'token.account_id')
    .select(['token.id', 'account.name as madeBy'])
    .where('token.kind', '=', 'machine')
    .where('token.account_id', '=', id ?? '')
    .where('token.name', '=', person.name)
    .whereRef('account.name', '!=', 'token.name')
    .orderBy('token.created_at', 'desc')
    .executeTakeFirst();
  return { ...person, token };
}
