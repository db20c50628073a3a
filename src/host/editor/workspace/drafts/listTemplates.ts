import type { Kysely } from 'kysely';
import type { TemplateList } from '../../../../generated/editor';
import type { Database } from '../../../store/database';
import { findGuards } from './guardReply';
import { lastDaysOf } from '../../insight/statistics/lastDays';
import { outdatedSyncedNames } from '../../library/sections/outdatedSynced';
import { findStandings } from './approvalStanding';
import { type EntryRow, entryOf, withFacts } from './templateEntry';
import {
  isAfter,
  isOfMarkets,
  matches,
  orderOf,
  readCursor,
  pendingForReader,
  writeCursor,
  type TemplateQuery,
} from './templateQuery';

interface Totals {
  readonly total: number;
  readonly waiting: number;
}

/** How many templates a query is about, and how many wait for the caller. */
function countTemplates(database: Kysely<Database>, query: TemplateQuery): Promise<Totals> {
  const { account, markets } = query;
  const total = database
    .selectFrom('editor_templates')
    .select(({ fn }) => fn.countAll().as('count'))
    .where((builder) => matches(builder, query));
  const waiting = database
    .selectFrom('editor_templates')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('is_archived', '=', 0)
    .where((builder) => pendingForReader(builder, account))
    .$if(markets !== undefined, (select) => select.where((builder) => isOfMarkets(builder, markets ?? [])));
  return database
    .selectNoFrom([total.as('total'), waiting.as('waiting')])
    .$narrowType<Totals>()
    .executeTakeFirstOrThrow();
}

/** The rows of one page alone, so that what is joined to them is looked up for no others. */
function pageOf(database: Kysely<Database>, query: TemplateQuery, now: number) {
  const order = orderOf(query.sort, now);
  const position = readCursor(query.cursor, query.sort);
  const page = database
    .selectFrom('editor_templates')
    .selectAll()
    .select(order.value.as('sort_value'))
    .where((builder) => matches(builder, query));
  const rest = position ? page.where((builder) => isAfter(builder, order, position)) : page;
  return rest
    .orderBy(order.value, order.direction)
    .orderBy('editor_templates.id', 'asc')
    .limit(query.limit + 1);
}

function readPage(database: Kysely<Database>, query: TemplateQuery, now: number): Promise<EntryRow[]> {
  const page = database.selectFrom(pageOf(database, query, now).as('page')).selectAll('page');
  return withFacts(page, query.account.id, now)
    .orderBy('page.sort_value', orderOf(query.sort, now).direction)
    .orderBy('page.id', 'asc')
    .execute();
}

const idsOf = (rows: readonly EntryRow[]): readonly string[] => rows.map(({ id }) => id);

/** One page of the list, with how many there are in all. */
export async function listTemplates(
  database: Kysely<Database>,
  query: TemplateQuery,
  now: number,
): Promise<TemplateList> {
  const [rows, { total, waiting }] = await Promise.all([
    readPage(database, query, now),
    countTemplates(database, query),
  ]);
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  const asked = shown.filter((row) => Boolean(row.has_approvals));
  const guarded = shown.filter((row) => Boolean(row.has_guards));
  const [approvals, guards, counts, behind] = await Promise.all([
    findStandings(database, idsOf(asked), query.account.id),
    findGuards(database, idsOf(guarded)),
    lastDaysOf(database, shown, now),
    outdatedSyncedNames(database, shown),
  ]);
  return {
    templates: shown.map((row) =>
      entryOf(row, {
        approval: approvals.get(row.id),
        guard: guards.get(row.id),
        lastDays: counts.get(row.id),
        behind: behind.get(row.id),
      }),
    ),
    next: rows.length > query.limit && last ? writeCursor({ value: last.sort_value, id: last.id }) : null,
    total,
    waitingForMe: waiting,
  };
}
