import type { Transaction } from 'kysely';
import type { Database } from '../../store/database';
import { recordAudit, type Actor } from '../../store/recordAudit';
import type { StoredAccount } from './accountStore';
import { makeInvitation, type InvitationKind } from './invitationStore';

export interface IssuedLink {
  /** Part of the link that only who is given it knows. */
  readonly token: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** A link by which somebody sets a password, with its row in the audit log: the first one of an invited account, else a new one. */
export async function issueLink(
  transaction: Transaction<Database>,
  { account, actor, now }: { account: StoredAccount; actor: Actor; now: number },
): Promise<IssuedLink> {
  const kind: InvitationKind = account.password_hash === null ? 'invite' : 'reset';
  const issued = await makeInvitation(transaction, { accountId: account.id, kind, now });
  const action = kind === 'invite' ? 'accountInvited' : 'accountReset';
  await recordAudit(transaction, {
    at: now,
    actor,
    action,
    subject: account.email,
    detail: { role: account.role },
  });
  return issued;
}

/** After the hash, so that the token reaches no log and no other page. */
export const linkAddress = (origin: string, token: string): string => `${origin}/editor/invitation#${token}`;
