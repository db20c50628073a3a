import type { Kysely } from 'kysely';
import { includesRole, isRole } from '../../../../kernel/roles';
import type { Market } from '../../../../kernel/market';
import type { Database } from '../../../store/database';
import { decodeMarkets, isMarketListed } from '../../door/calls/callerMarkets';
import { readSettings } from '../../identity/settings/settings';

export interface Person {
  readonly id: string;
  readonly name: string;
}

export interface Approver extends Person {
  readonly markets: readonly Market[] | undefined;
}

/** Accounts that may approve at all: those that may publish and can sign in. */
export async function listApprovers(database: Kysely<Database>): Promise<readonly Approver[]> {
  const rows = await database
    .selectFrom('editor_accounts')
    .select(['id', 'name', 'role', 'markets'])
    .where('disabled_at', 'is', null)
    .where(({ or, eb }) => or([eb('password_hash', 'is not', null), eb('identity_subject', 'is not', null)]))
    .orderBy('name')
    .execute();
  return rows
    .filter(({ role }) => isRole(role) && includesRole(role, 'publisher'))
    .map(({ id, name, markets }) => ({ id, name, markets: decodeMarkets(markets) }));
}

/** Nobody approves what they asked for or changed last. */
export const isInvolved = (
  { requested_by_id, changed_by_id }: { requested_by_id: string; changed_by_id: string },
  accountId: string,
): boolean => accountId === requested_by_id || accountId === changed_by_id;

/** A draft that approval is asked for. */
export interface AskedDraft {
  readonly requested_by_id: string;
  readonly changed_by_id: string;
  readonly market: string;
}

/** Who may do what comes next. */
export interface People {
  readonly approvers: readonly Approver[];
  /** A second person has to approve what is published. */
  readonly requiresApproval: boolean;
}

export const findPeople = async (database: Kysely<Database>): Promise<People> => ({
  approvers: await listApprovers(database),
  requiresApproval: (await readSettings(database)).requiresApproval,
});

/** Who may answer what was asked about a draft; where nobody has to approve it, also who changed it last: they may publish it. */
export const mayAct = ({ approvers, requiresApproval }: People, asked: AskedDraft): readonly Approver[] =>
  approvers.filter(
    (approver) =>
      (requiresApproval ? !isInvolved(asked, approver.id) : approver.id !== asked.requested_by_id) &&
      isMarketListed(approver, asked.market),
  );

/** Those who are to be told that somebody asks about a draft. */
export async function findEligibleApprovers(
  database: Kysely<Database>,
  asked: AskedDraft,
): Promise<readonly Person[]> {
  return mayAct(await findPeople(database), asked);
}
