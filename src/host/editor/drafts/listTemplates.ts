import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import type { TemplateEntry, TemplateList, TemplateState } from '../../../generated/editor';
import type { Database } from '../../store/database';

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
  /** Who asks: their own locks keep them from nothing and are not told. */
  readonly accountId: string;
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
function matches(builder: Builder, { search, kind, locale, state }: TemplateQuery) {
  const { eb, and } = builder;
  return and([
    ...(search === ''
      ? []
      : [sql<boolean>`editor_templates.search_text like ${`%${escapeLike(search)}%`} escape '\\'`]),
    ...(kind === undefined ? [] : [eb('kind', '=', kind)]),
    ...(locale === undefined ? [] : [eb('locale', '=', locale)]),
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
        .on('held.account_id', '!=', query.accountId),
    )
    .selectAll('page')
    .select(['templates.live_revision', 'held.account_name as locked_by'])
    .orderBy('page.changed_at', 'desc')
    .orderBy('page.id', 'asc')
    .execute();
  const templates = rows.slice(0, query.limit).map((row): TemplateEntry => ({
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
  }));
  const last = templates.at(-1);
  const next = rows.length > query.limit && last ? writeCursor(last) : null;
  return { templates, next, total: await countTemplates(database, query) };
}
