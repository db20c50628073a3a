import type { Transaction } from 'kysely';
import type { Database } from '../../store/database';
import { decodePublication, decodeRevision } from '../../store/templateRows';
import type { Publication, PublicationAction, StoredRevision } from '../../store/templateStore';

/** Epoch ms; `to` itself lies outside. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** How a time in which a revision was live began or ended. */
export interface Moved {
  readonly at: number;
  readonly action: PublicationAction;
  readonly by: string;
  readonly reason: string;
}

export interface LiveTime {
  readonly began: Moved;
  /** Absent: it is live still. */
  readonly ended?: Moved;
}

interface Approval {
  readonly by: string;
  readonly at: number;
}

/** One revision of a template that visitors were shown, with all the times in which they were. */
export interface Advert extends StoredRevision {
  readonly liveTimes: readonly LiveTime[];
  /** Of exactly these bytes; absent: nobody approved them. */
  readonly approval?: Approval;
}

const movedOf = ({ publishedAt, action, publishedBy, reason }: Publication): Moved => ({
  at: publishedAt,
  action,
  by: publishedBy,
  reason,
});

interface Period extends LiveTime {
  readonly id: string;
  readonly revision: number;
}

/** By the sequence of a guarded publication: the revision that the other visitors kept. */
type Kept = ReadonlyMap<number, number>;

/** What ended a time: no publication that most visitors did not get, and for what they had first none that gave it to all. */
const endOf = (
  { revision }: Publication,
  later: readonly Publication[],
  kept: Kept,
): Publication | undefined =>
  later.find(
    (next) =>
      kept.get(next.sequence) !== revision && !(next.action === 'release' && next.revision === revision),
  );

/** Each move of a template's pointer begins a time and ends the one before. */
function periodsOf(publications: readonly Publication[], kept: Kept): Period[] {
  const laterOf = new Map<string, readonly Publication[]>();
  return publications
    .toReversed()
    .flatMap((publication): Period[] => {
      const { id, revision, action } = publication;
      const later = laterOf.get(id) ?? [];
      laterOf.set(id, [publication, ...later]);
      if (revision === undefined || action === 'release') return [];
      const ended = endOf(publication, later, kept);
      return [{ id, revision, began: movedOf(publication), ...(ended && { ended: movedOf(ended) }) }];
    })
    .toReversed();
}

const overlaps =
  ({ from, to }: TimeSpan) =>
  ({ began, ended }: LiveTime): boolean =>
    began.at < to && (ended === undefined || ended.at > from);

async function readApproval(
  open: Transaction<Database>,
  { id, sha256 }: StoredRevision,
): Promise<Approval | undefined> {
  const row = await open
    .selectFrom('editor_approvals')
    .select(['approved_by_name', 'approved_at'])
    .where('template_id', '=', id)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  const { approved_by_name: by = null, approved_at: at = null } = row ?? {};
  return by === null || at === null ? undefined : { by, at };
}

async function readAdvert(
  open: Transaction<Database>,
  { id, revision }: Pick<Period, 'id' | 'revision'>,
  liveTimes: readonly LiveTime[],
): Promise<Advert> {
  const row = await open
    .selectFrom('template_revisions')
    .selectAll()
    .where('template_id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  const stored = decodeRevision(row);
  const approval = await readApproval(open, stored);
  return { ...stored, liveTimes, ...(approval && { approval }) };
}

/**
 * What was live at any moment of a time, by template and revision, each with all the times in which it was. Throws
 * CorruptRow where a document is not what its hash says.
 */
export async function readAdverts(open: Transaction<Database>, span: TimeSpan): Promise<readonly Advert[]> {
  const rows = await open.selectFrom('template_publications').selectAll().orderBy('sequence').execute();
  const byRevision = new Map<string, Period[]>();
  const guards = await open
    .selectFrom('guarded_publications')
    .select(['sequence', 'previous_revision'])
    .execute();
  const kept = new Map(guards.map(({ sequence, previous_revision }) => [sequence, previous_revision]));
  for (const period of periodsOf(rows.map(decodePublication), kept)) {
    const key = `${period.id} ${String(period.revision).padStart(9, '0')}`;
    byRevision.set(key, [...(byRevision.get(key) ?? []), period]);
  }
  const shown = [...byRevision]
    .filter(([, periods]) => periods.some(overlaps(span)))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const adverts: Advert[] = [];
  for (const [, periods] of shown) {
    const [first] = periods;
    if (first)
      adverts.push(
        await readAdvert(
          open,
          first,
          periods.map(({ began, ended }) => ({ began, ...(ended && { ended }) })),
        ),
      );
  }
  return adverts;
}
