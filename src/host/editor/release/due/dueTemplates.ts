import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../../store/database';
import { endIn, newestRevision, publishIn } from '../../../store/moves';
import { lockCounter } from '../../../store/counter';
import { keepDropped, retireDraft } from '../../workspace/drafts/retireDraft';
import { recordEvent } from '../../../store/recordEvent';
import { lockTemplate, refreshState } from '../../../store/templateIndex';
import { planGuard } from '../guarded/guardTraffic';
import type { ScheduleRow } from '../../../store/tables/editorTables';
import { auditActorOf } from '../../identity/tokens/auditActor';
import type { DueMove } from './dueMove';
import { recordFailure, cancellationReason } from './failedSchedule';

type Due = Selectable<ScheduleRow>;

const maxAtOnce = 50;

/** The row is this host's to act on; undefined: another host was first, or somebody changed it. */
async function claim(
  transaction: Transaction<Database>,
  { template_id, due_at, sha256 }: Due,
): Promise<Due | undefined> {
  await lockCounter(transaction, 'templates');
  await lockTemplate(transaction, template_id);
  return transaction
    .deleteFrom('editor_schedules')
    .where('template_id', '=', template_id)
    .where('due_at', '=', due_at)
    .where('sha256', '=', sha256)
    .returningAll()
    .executeTakeFirst();
}

async function goLive(
  transaction: Transaction<Database>,
  due: Due,
  document: string,
  now: number,
): Promise<void> {
  const { template_id: id, sha256, end_at, due_at: setFor, by_name, reason, guarded_percent } = due;
  const guarded =
    guarded_percent === null ? undefined : await planGuard(transaction, id, guarded_percent, now);
  const by = { publishedBy: by_name, actor: await auditActorOf(transaction, due), reason, setFor };
  await publishIn(transaction, id, { document, ...by, guarded }, now);
  await retireDraft(transaction, id, sha256);
  if (end_at === null) return;
  const seen_revision = await newestRevision(transaction, id);
  const rest = {
    ...due,
    document: null,
    publish_at: null,
    due_at: end_at,
    seen_revision,
    guarded_percent: null,
  };
  await transaction.insertInto('editor_schedules').values(rest).execute();
}

/** What is kept of a row that is dropped; one of an end alone has nothing to keep. */
export async function keepRow(
  transaction: Transaction<Database>,
  { template_id: templateId, document, sha256, by_id, by_name }: Due,
  savedAt: number,
): Promise<void> {
  if (document === null) return;
  const savedBy = { id: by_id, name: by_name };
  await keepDropped(transaction, { templateId, document, sha256, savedAt, savedBy });
}

/** A host that was down past the whole campaign must not show it late. */
const isOver = ({ end_at }: Due, now: number): boolean => end_at !== null && end_at <= now;

async function act(transaction: Transaction<Database>, row: Due, now: number): Promise<boolean> {
  const due = await claim(transaction, row);
  if (!due) return false;
  const { template_id: id, document, end_at, by_name, reason } = due;
  const why = await cancellationReason(transaction, due);
  if (why !== undefined) {
    await recordFailure(transaction, due, why, now);
    await keepRow(transaction, due, now);
  } else if (document !== null && !isOver(due, now)) await goLive(transaction, due, document, now);
  else {
    const by = { publishedBy: by_name, actor: await auditActorOf(transaction, due), reason };
    await endIn(transaction, { id, ...by, setFor: end_at ?? undefined }, now);
    await keepRow(transaction, due, now);
  }
  if (why === undefined) {
    const did = document !== null && !isOver(due, now) ? 'publish' : 'end';
    const data = { sha256: due.sha256, did, by: by_name } as const;
    await recordEvent(transaction, { type: 'schedule.carriedOut', at: now, templateId: id, data });
  }
  await refreshState(transaction, id);
  return why === undefined;
}

/** The next rows that are due, after the one given. */
const findDue = (database: Kysely<Database>, now: number, after: Due | undefined): Promise<Due[]> =>
  database
    .selectFrom('editor_schedules')
    .selectAll()
    .where('due_at', '<=', now)
    .$if(after !== undefined, (select) =>
      select.where(({ eb, and, or }) => {
        const { due_at = 0, template_id = '' } = after ?? {};
        return or([
          eb('due_at', '>', due_at),
          and([eb('due_at', '=', due_at), eb('template_id', '>', template_id)]),
        ]);
      }),
    )
    .orderBy('due_at')
    .orderBy('template_id')
    .limit(maxAtOnce)
    .execute();

async function* dueRows(database: Kysely<Database>, now: number): AsyncGenerator<Due> {
  let rows: readonly Due[] = [];
  do {
    rows = await findDue(database, now, rows.at(-1));
    yield* rows;
  } while (rows.length === maxAtOnce);
}

async function hold(transaction: Transaction<Database>, row: Due, now: number): Promise<string | undefined> {
  // What was to end ends all the same.
  if (row.document === null || isOver(row, now)) return undefined;
  const due = await claim(transaction, row);
  if (!due || due.document === null) return undefined;
  await recordFailure(transaction, due, 'restored', now);
  await keepRow(transaction, due, now);
  await refreshState(transaction, due.template_id);
  return due.template_id;
}

/** Templates that are to go live or to end by now. */
export async function* dueTemplates(database: Kysely<Database>, now: number): AsyncGenerator<DueMove> {
  for await (const row of dueRows(database, now))
    yield {
      subject: row.template_id,
      act: (transaction) => act(transaction, row, now),
      hold: (transaction) => hold(transaction, row, now),
    };
}
