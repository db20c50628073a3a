import { sql, type ExpressionBuilder, type Kysely, type Transaction } from 'kysely';
import type { ApprovalStanding } from '../../../../generated/editor';
import { includesRole, isRole } from '../../../../kernel/editorAccount';
import type { Market } from '../../../../kernel/market';
import type { Database } from '../../../store/database';
import { decodeMarkets, isMarketListed } from '../../door/calls/callerMarkets';
import { readSettings } from '../../identity/settings/settings';

/** The approvals that say something of a draft as it is: of its own bytes, or not answered for good. */
const findRows = (database: Kysely<Database>, ids: readonly string[]) =>
  database
    .selectFrom('editor_approvals as approval')
    .innerJoin('editor_drafts as draft', 'draft.template_id', 'approval.template_id')
    .innerJoin('editor_templates as template', 'template.id', 'approval.template_id')
    .selectAll('approval')
    .select(['draft.sha256 as draft_sha256', 'draft.changed_by_id', 'template.market'])
    .where('approval.template_id', 'in', ids)
    .where(({ or, eb }) =>
      or([eb('approval.approved_at', 'is', null), eb('approval.sha256', '=', eb.ref('draft.sha256'))]),
    )
    .orderBy('approval.requested_at', 'desc')
    .execute();

type Row = Awaited<ReturnType<typeof findRows>>[number];

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

interface Asked {
  readonly requested_by_id: string;
  readonly changed_by_id: string;
  readonly market: string;
}

/** Who may do what comes next. */
interface People {
  readonly approvers: readonly Approver[];
  /** A second person has to approve what is published. */
  readonly requiresApproval: boolean;
}

const findPeople = async (database: Kysely<Database>): Promise<People> => ({
  approvers: await listApprovers(database),
  requiresApproval: (await readSettings(database)).requiresApproval,
});

/** Who may answer what was asked about a draft; where nobody has to approve it, also who changed it last: they may publish it. */
const mayAct = ({ approvers, requiresApproval }: People, asked: Asked): readonly Approver[] =>
  approvers.filter(
    (approver) =>
      (requiresApproval ? !isInvolved(asked, approver.id) : approver.id !== asked.requested_by_id) &&
      isMarketListed(approver, asked.market),
  );

/** Those who are to be told that somebody asks about a draft. */
export async function findEligibleApprovers(
  database: Kysely<Database>,
  asked: Asked,
): Promise<readonly Person[]> {
  return mayAct(await findPeople(database), asked);
}

type Step = Pick<ApprovalStanding, 'state' | 'answeredByName' | 'answeredAt' | 'answeredLink' | 'answer'> & {
  /** Who may do what comes next. */
  readonly next: readonly Person[];
};

function stepOf(row: Row, people: People): Step {
  const { approved_at, approved_by_name, change_asked_at, change_asked_by_name, change_note } = row;
  const byLink = row.answered_link === null ? {} : { answeredLink: row.answered_link };
  if (approved_at !== null)
    return {
      state: 'approved',
      answeredByName: approved_by_name ?? '',
      answeredAt: approved_at,
      ...byLink,
      next: [],
    };
  if (change_asked_at !== null)
    return {
      state: 'changeAsked',
      answeredByName: change_asked_by_name ?? '',
      answeredAt: change_asked_at,
      ...byLink,
      answer: change_note ?? '',
      next: [{ id: row.requested_by_id, name: row.requested_by_name }],
    };
  if (row.sha256 !== row.draft_sha256) return { state: 'outdated', next: [] };
  return { state: 'waiting', next: mayAct(people, row) };
}

function standingOf(row: Row, people: People, accountId: string): ApprovalStanding {
  const { next, ...step } = stepOf(row, people);
  const waitsForYou = next.some(({ id }) => id === accountId);
  return {
    ...step,
    sha256: row.sha256,
    requestedByName: row.requested_by_name,
    requestedAt: row.requested_at,
    note: row.note,
    waitsFor: next.map(({ name }) => name),
    waitsForYou,
    ...(step.state === 'waiting' && waitsForYou && row.changed_by_id === accountId && { isYours: true }),
  };
}

/**
 * How the approval of each template's draft stands; none where nobody asked, or what was asked about is live.
 * @param accountId who wants to know
 */
export async function findStandings(
  database: Kysely<Database>,
  ids: readonly string[],
  accountId: string,
): Promise<ReadonlyMap<string, ApprovalStanding>> {
  const rows = ids.length === 0 ? [] : await findRows(database, ids);
  const people = rows.length === 0 ? undefined : await findPeople(database);
  const standings = new Map<string, ApprovalStanding>();
  // What is approved comes before what was asked of other bytes.
  const isApproved = ({ approved_at }: Row): boolean => approved_at !== null;
  for (const row of [...rows.filter(isApproved), ...rows.filter((each) => !isApproved(each))])
    if (people && !standings.has(row.template_id))
      standings.set(row.template_id, standingOf(row, people, accountId));
  return standings;
}

/** The same as a condition of the list: what the account may approve, or was asked to change. */
export function pendingFor(
  builder: ExpressionBuilder<Database, 'editor_templates'>,
  { accountId, mayApprove }: { readonly accountId: string; readonly mayApprove: boolean },
) {
  const { exists, selectFrom, not } = builder;
  const approvals = selectFrom('editor_approvals as approval').innerJoin(
    'editor_drafts as draft',
    'draft.template_id',
    'approval.template_id',
  );
  const approved = approvals
    .select(sql`1`.as('one'))
    .whereRef('approval.template_id', '=', 'editor_templates.id')
    .where('approval.approved_at', 'is not', null)
    .whereRef('approval.sha256', '=', 'draft.sha256');
  const secondPerson = selectFrom('editor_settings')
    .select(sql`1`.as('one'))
    .where('name', '=', 'requiresApproval')
    .where('value', '=', 'true');
  // Few templates wait: they are looked up once, not asked for at each row of the list.
  const waiting = approvals
    .select('approval.template_id')
    .where('approval.approved_at', 'is', null)
    .where(({ eb, and, or }) =>
      or([
        and([eb('approval.change_asked_at', 'is not', null), eb('approval.requested_by_id', '=', accountId)]),
        ...(mayApprove
          ? [
              and([
                eb('approval.change_asked_at', 'is', null),
                eb('approval.sha256', '=', eb.ref('draft.sha256')),
                eb('approval.requested_by_id', '!=', accountId),
                // Who changed it last may publish it alone, unless a second person has to approve it.
                or([eb('draft.changed_by_id', '!=', accountId), not(exists(secondPerson))]),
              ]),
            ]
          : []),
      ]),
    );
  return builder('editor_templates.id', 'in', waiting).and(not(exists(approved)));
}

/** What was asked about a draft that is live, discarded or put away by now waits for nobody. */
export async function dropOpenApprovals(transaction: Transaction<Database>, id: string): Promise<void> {
  await transaction
    .deleteFrom('editor_approvals')
    .where('template_id', '=', id)
    .where('approved_at', 'is', null)
    .execute();
}
