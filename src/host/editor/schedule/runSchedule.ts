import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../store/database';
import { endIn, publishIn } from '../../store/moves';
import { lockCounter } from '../../store/publishing';
import { deleteDraft, findDraft } from '../drafts/draftStore';
import { lockTemplate, refreshState } from '../drafts/templateIndex';
import { keepDraft } from '../drafts/versionStore';
import type { ScheduleRow } from '../publishing/publishingTables';

type Due = Selectable<ScheduleRow>;

const mostAtOnce = 50;

/** The row is this host's to act on; undefined: another host was first, or somebody changed it. */
async function claim(transaction: Transaction<Database>, { template_id, due_at, sha256 }: Due): Promise<Due | undefined> {
  await lockCounter(transaction);
  await lockTemplate(transaction, template_id);
  return transaction
    .deleteFrom('editor_schedules')
    .where('template_id', '=', template_id)
    .where('due_at', '=', due_at)
    .where('sha256', '=', sha256)
    .returningAll()
    .executeTakeFirst();
}

async function goLive(transaction: Transaction<Database>, due: Due, document: string, now: number): Promise<void> {
  const { template_id: id, sha256, end_at, by_id, by_name, reason } = due;
  const by = { publishedBy: by_name, actor: { id: by_id, name: by_name }, reason };
  await publishIn(transaction, id, { document, ...by }, now);
  const draft = await findDraft(transaction, id);
  if (draft?.sha256 === sha256) {
    await keepDraft(transaction, draft, 'published');
    await deleteDraft(transaction, id);
  }
  if (end_at === null) return;
  const rest = { ...due, document: null, publish_at: null, due_at: end_at };
  await transaction.insertInto('editor_schedules').values(rest).execute();
}

async function act(transaction: Transaction<Database>, row: Due, now: number): Promise<boolean> {
  const due = await claim(transaction, row);
  if (!due) return false;
  const { template_id: id, document, end_at, by_id, by_name, reason } = due;
  // A host that was down past the whole campaign must not show it late.
  const isOver = end_at !== null && end_at <= now;
  if (document !== null && !isOver) await goLive(transaction, due, document, now);
  else await endIn(transaction, { id, publishedBy: by_name, actor: { id: by_id, name: by_name }, reason }, now);
  await refreshState(transaction, id);
  return true;
}

/** Does what is due, each move once, whichever host comes first. Resolves with how many it did itself. */
export async function runSchedule(database: Kysely<Database>, now: number): Promise<number> {
  const rows = await database
    .selectFrom('editor_schedules')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(mostAtOnce)
    .execute();
  let done = 0;
  for (const row of rows) {
    if (await database.transaction().execute((transaction) => act(transaction, row, now))) done += 1;
  }
  return done;
}
