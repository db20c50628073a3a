import { sql, type Kysely, type Migration } from 'kysely';

async function createApprovals(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('editor_approvals')
    .addColumn('template_id', 'varchar(100)', (column) => column.notNull().references('editor_templates.id'))
    .addColumn('sha256', 'varchar(64)', (column) => column.notNull())
    .addColumn('requested_by_id', 'varchar(36)', (column) => column.notNull())
    .addColumn('requested_by_name', 'varchar(100)', (column) => column.notNull())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('approved_by_id', 'varchar(36)')
    .addColumn('approved_by_name', 'varchar(100)')
    .addColumn('approved_at', 'bigint')
    .addPrimaryKeyConstraint('editor_approvals_key', ['template_id', 'sha256'])
    .execute();
}

async function createSchedules(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('editor_schedules')
    .addColumn('template_id', 'varchar(100)', (column) =>
      column.primaryKey().notNull().references('editor_templates.id'),
    )
    .addColumn('sha256', 'varchar(64)', (column) => column.notNull())
    .addColumn('document', 'text')
    .addColumn('publish_at', 'bigint')
    .addColumn('end_at', 'bigint')
    .addColumn('by_id', 'varchar(36)', (column) => column.notNull())
    .addColumn('by_name', 'varchar(100)', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('editor_schedules_by_due')
    .on('editor_schedules')
    .column('due_at')
    .execute();
}

interface LiveRow {
  readonly id: string;
  readonly document: string | null;
  readonly changed_at: number | string;
  readonly changed_by: string;
}

const wordOf = (document: Readonly<Record<string, unknown>>, name: string, most: number): string => {
  const value = document[name];
  return typeof value === 'string' ? value.slice(0, most) : '';
};

function indexRow({ id, document, changed_at, changed_by }: LiveRow): Record<string, unknown> {
  const value: unknown = document === null ? {} : JSON.parse(document);
  const record =
    typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  const name = wordOf(record, 'name', 200) || id;
  return {
    id,
    name,
    search_text: `${name} ${id}`.toLowerCase(),
    kind: wordOf(record, 'kind', 20),
    locale: wordOf(record, 'locale', 20),
    market: wordOf(record, 'market', 20),
    state: document === null ? 'ended' : 'live',
    is_archived: 0,
    version: 0,
    changed_at,
    changed_by_id: null,
    changed_by_name: changed_by,
  };
}

/** What was published before there was an editor gets its row in the editor's list. */
async function indexPublished(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<LiveRow>`
    select templates.id, template_revisions.document, last.published_at as changed_at, last.published_by as changed_by
    from templates
    left join template_revisions
      on template_revisions.template_id = templates.id and template_revisions.revision = templates.live_revision
    join template_publications as last on last.template_id = templates.id
    where last.sequence = (select max(sequence) from template_publications where template_id = templates.id)
  `.execute(database);
  for (const row of rows) {
    const entries = Object.entries(indexRow(row));
    const columns = sql.join(entries.map(([column]) => sql.ref(column)));
    await sql`insert into editor_templates (${columns}) values (${sql.join(entries.map(([, value]) => value))})`.execute(
      database,
    );
  }
}

export const editorPublishingMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await createApprovals(database);
    await createSchedules(database);
    await indexPublished(database);
  },
};
