import type { Kysely } from 'kysely';
import type { ApprovalStanding } from '../../../../generated/editor';
import type { Database } from '../../../store/database';
import { findPeople, mayAct, type People, type Person } from './approvers';

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

interface Answer {
  readonly kind: 'approved' | 'changeAsked';
  readonly byName: string;
  readonly at: number;
  /** What is to be changed. */
  readonly note: string;
  /** Whom the link was for by which it was answered; null: none. */
  readonly link: string | null;
}

/** What was asked about a draft or a bundle, and what was answered. */
export interface Asked {
  readonly sha256: string;
  readonly requestedBy: Person;
  readonly requestedAt: number;
  readonly note: string;
  /** It has other bytes by now. */
  readonly isOutdated: boolean;
  readonly answer: Answer | undefined;
  readonly mayAnswer: () => readonly Person[];
  /** Who changed the draft last, where that is one person. */
  readonly changedById?: string;
}

function stateOf({ answer, isOutdated }: Asked): ApprovalStanding['state'] {
  if (answer?.kind === 'changeAsked') return 'changeAsked';
  if (isOutdated) return 'outdated';
  return answer ? 'approved' : 'waiting';
}

/** Who may do what comes next. */
function nextOf(state: ApprovalStanding['state'], { requestedBy, mayAnswer }: Asked): readonly Person[] {
  if (state === 'changeAsked') return [requestedBy];
  return state === 'waiting' ? mayAnswer() : [];
}

const describeAnswer = ({ kind, byName, at, note, link }: Answer) => ({
  answeredByName: byName,
  answeredAt: at,
  ...(link !== null && { answeredLink: link }),
  ...(kind === 'changeAsked' && { answer: note }),
});

/** How an approval stands, for one reader. */
export function describeStanding(asked: Asked, accountId: string): ApprovalStanding {
  const { sha256, requestedBy, requestedAt, note, answer, changedById } = asked;
  const state = stateOf(asked);
  const next = nextOf(state, asked);
  const waitsForYou = next.some(({ id }) => id === accountId);
  return {
    state,
    sha256,
    requestedByName: requestedBy.name,
    requestedAt,
    note,
    ...(answer && describeAnswer(answer)),
    waitsFor: next.map(({ name }) => name),
    waitsForYou,
    ...(state === 'waiting' && waitsForYou && changedById === accountId && { isYours: true }),
  };
}

/** What is approved was answered by that, whatever was asked for before. */
function answerOf(row: Row): Answer | undefined {
  const { approved_at, approved_by_name, change_asked_at, change_asked_by_name, change_note } = row;
  const link = row.answered_link;
  if (approved_at !== null)
    return { kind: 'approved', byName: approved_by_name ?? '', at: approved_at, note: '', link };
  if (change_asked_at === null) return undefined;
  return {
    kind: 'changeAsked',
    byName: change_asked_by_name ?? '',
    at: change_asked_at,
    note: change_note ?? '',
    link,
  };
}

const askedOf = (row: Row, people: People): Asked => ({
  sha256: row.sha256,
  requestedBy: { id: row.requested_by_id, name: row.requested_by_name },
  requestedAt: row.requested_at,
  note: row.note,
  isOutdated: row.sha256 !== row.draft_sha256,
  answer: answerOf(row),
  mayAnswer: () => mayAct(people, row),
  changedById: row.changed_by_id,
});

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
      standings.set(row.template_id, describeStanding(askedOf(row, people), accountId));
  return standings;
}
