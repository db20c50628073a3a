import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../src/host/store/database';
import { appliedMigrations, migrationNames } from '../../../src/host/store/history';
import { migrate, migrateTo } from '../../../src/host/store/migrate';
import { openDatabase } from '../../../src/host/store/openDatabase';
import { SqlTemplateStore } from '../../../src/host/store/sqlTemplateStore';
import { places, provideAddresses, type Place } from '../../support/databases';
import { fillDatabase } from '../../support/filledDatabase';

const { newAddress, keep } = provideAddresses();
const now = Date.parse('2026-03-01T12:00:00Z');

const connect = async (place: Place): Promise<Kysely<Database>> =>
  keep(openDatabase(await newAddress(place)));

type Content = ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>;

async function contentOf(database: Kysely<Database>, tables: readonly string[]): Promise<Content> {
  const content = new Map<string, readonly Readonly<Record<string, unknown>>[]>();
  for (const table of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(database);
    content.set(table, rows);
  }
  return content;
}

/** What was there is there, with its columns of then; there may be more beside it. */
function expectKept(before: Content, after: Content): void {
  for (const [table, rows] of before) {
    for (const row of rows)
      expect([table, after.get(table)]).toEqual([
        table,
        expect.arrayContaining([expect.objectContaining(row)]),
      ]);
  }
}

describe.each(places)('a database of an older version, on %s', (place) => {
  it.each(migrationNames.map((name) => [name]))('%s goes forward with its data', async (version) => {
    const database = await connect(place);
    await migrateTo(database, version);
    expect((await appliedMigrations(database)).at(-1)).toBe(version);
    await fillDatabase(database, now);
    const tables = (await database.introspection.getTables()).map(({ name }) => name);
    const before = await contentOf(database, tables);
    for (const rows of before.values()) expect(rows.length).toBeGreaterThan(0);
    await migrate(database);
    expect(await appliedMigrations(database)).toEqual(migrationNames);
    expectKept(before, await contentOf(database, tables));
    const store = new SqlTemplateStore(database, () => now);
    const live = await store.published('backup-words');
    expect(live?.document).toContain('backup-words');
    const next = await store.publish({
      document: '{"id":"backup-words","words":"next"}',
      publishedBy: 'test',
      reason: '',
    });
    expect(next).toMatchObject({ ok: true, value: { revision: (live?.revision ?? 0) + 1 } });
  });
});

interface Shape {
  readonly dataType: string;
  /** A row may be written without it. */
  readonly mayBeLeftOut: boolean;
}

async function columnsOf(database: Kysely<Database>): Promise<ReadonlyMap<string, Shape>> {
  const tables = await database.introspection.getTables();
  return new Map(
    tables.flatMap(({ name: table, columns }) =>
      columns.map(({ name, dataType, isNullable, hasDefaultValue, isAutoIncrementing }) => {
        const shape = { dataType, mayBeLeftOut: isNullable || hasDefaultValue || isAutoIncrementing };
        return [`${table}.${name}`, shape] as const;
      }),
    ),
  );
}

const tableOf = (column: string): string => column.slice(0, column.indexOf('.'));

it.each(places)(
  'each step on %s keeps what hosts of the version before read, and asks for nothing that they do not write',
  async (place) => {
    const database = await connect(place);
    let before: ReadonlyMap<string, Shape> = new Map();
    for (const version of migrationNames) {
      await migrateTo(database, version);
      const after = await columnsOf(database);
      const known = new Set([...before.keys()].map(tableOf));
      for (const [column, shape] of before)
        expect([version, column, after.get(column)]).toEqual([version, column, shape]);
      const asked = [...after].filter(
        ([column, { mayBeLeftOut }]) => known.has(tableOf(column)) && !before.has(column) && !mayBeLeftOut,
      );
      expect([version, asked]).toEqual([version, []]);
      before = after;
    }
  },
);
