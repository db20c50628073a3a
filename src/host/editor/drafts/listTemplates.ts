import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import type { OwnAccount, TemplateEntry, TemplateList, TemplateState } from '../../../generated/editor';
import { includesRole } from '../../../kernel/editorAccount';
import type { Database } from '../../store/database';
import { findStandings, waitsFor } from './approvalStanding';

export interface TemplateQuery {
  /** Empty: every template. */
  readonly search: string;
  readonly kind: string | undefined;
  readonly locale: string | undefined;
  /** Without it: all but the archived ones. */
  readonly state: string | undefined;
  /** Where the page before ended. */
  readonly cursor: string | undefined;
  readonly limit: number;
  /** Only what waits for whoever asks: their approval, or a change that they were asked for. */
  readonly waits: boolean;
  /** Who asks: their own locks keep them from nothing and are not told. */
  readonly account: Pick<OwnAccount, 'id' | 'role'>;
}

interface Position {
  readonly changedAt: number;
  readonly id: string;
}

const writeCursor = ({ changedAt, id }: Position): string => `${changedAt}.${id}`;

function readCursor(cursor: string | undefined): Position | undefined {
  const [, changedAt, id] = /^(\d{1,16})\.(.+)$/.exec(cursor ?? '') ?? [];
  return changedAt === undefined || id === undefined ? undefined : { changedAt: Number(changedAt), id };
}

const escapeLike = (text: string): string => text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`);

type Builder = ExpressionBuilder<Database, 'editor_templates'>;

/** All of it is answered by columns: no document is read. */
function matches(builder: Builder, { search, kind, locale, state, waits, account }: TemplateQuery) {
  const { eb, and } = builder;
  return and([
    ...(search === ''
      ? []
      : [sql<boolean>`editor_templates.search_text like ${`%${escapeLike(search)}%`} escape '\\'`]),
    ...(kind === undefined ? [] : [eb('kind', '=', kind)]),
    ...(locale === undefined ? [] : [eb('locale', '=', locale)]),
    ...(waits
      ? [waitsFor(builder, { accountId: account.id, mayApprove: includesRole(account.role, 'publisher') })]
      : []),
    state === undefined ? eb('is_archived', '=', 0) : eb('editor_templates.state', '=', state),
  ]);
}

function isAfter({ eb, and, or }: Builder, { changedAt, id }: Position) {
  return or([
    eb('changed_at', '<', changedAt),
    and([eb('changed_at', '=', changedAt), eb('editor_templates.id', '>', id)]),
  ]);
}

async function countTemplates(database: Kysely<Database>, query: TemplateQuery): Promise<number> {
  const row = await database
    .selectFrom('editor_templates')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where((builder) => matches(builder, query))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** Latest change first. */
export async function listTemplates(
  database: Kysely<Database>,
  query: TemplateQuery,
  now: number,
): Promise<TemplateList> {
  const position = readCursor(query.cursor);
  const page = database
    .selectFrom('editor_templates')
    .selectAll()
    .where((builder) => matches(builder, query))
    .$if(position !== undefined, (select) =>
      select.where((builder) => isAfter(builder, position ?? { changedAt: 0, id: '' })),
    )
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'asc')
    .limit(query.limit + 1);
  const rows = await database
    .selectFrom(page.as('page'))
    .leftJoin('templates', 'templates.id', 'page.id')
    .leftJoin('editor_locks as held', (join) =>
      join
        .onRef('held.template_id', '=', 'page.id')
        .on('held.until', '>', now)
        .on('held.account_id', '!=', query.account.id),
    )
    .selectAll('page')
    .select(['templates.live_revision', 'held.account_name as locked_by'])
    .orderBy('page.changed_at', 'desc')
    .orderBy('page.id', 'asc')
    .execute();
  const shown = rows.slice(0, query.limit);
  const standings = await findStandings(
    database,
    shown.map(({ id }) => id),
    query.account.id,
  );
  const templates = shown.map((row): TemplateEntry => ({
    id: row.id,
    name: row.name,
    kind: row.kind,
    locale: row.locale,
    market: row.market,
    // Written by refreshState and by nothing else.
    state: row.state as TemplateState,
    changedByName: row.changed_by_name,
    changedAt: row.changed_at,
    liveRevision: row.live_revision,
    lockedByName: row.locked_by,
    approval: standings.get(row.id) ?? null,
  }));
  const last = templates.at(-1);
  const next = rows.length > query.limit && last ? writeCursor(last) : null;
  return { templates, next, total: await countTemplates(database, query) };
}
