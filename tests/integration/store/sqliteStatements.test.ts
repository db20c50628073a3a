import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../src/host/store/database';
import { openDatabase } from '../../../src/host/store/openDatabase';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const newFolder = provideTemporaryFolders();
const opened: Kysely<Database>[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.destroy()));
});

function open(dataFolder: string): Kysely<Database> {
  const database = openDatabase({ databaseUrl: undefined, dataFolder });
  opened.push(database);
  return database;
}

const readWords = async (database: Kysely<Database>): Promise<readonly unknown[]> =>
  (await sql`select * from words order by word`.execute(database)).rows;

async function withWords(...words: readonly string[]) {
  const dataFolder = newFolder();
  const database = open(dataFolder);
  await sql`create table words (word text primary key)`.execute(database);
  for (const word of words) await sql`insert into words values (${word})`.execute(database);
  return { database, dataFolder };
}

it('reads columns that another process has added since', async () => {
  const { database, dataFolder } = await withWords('one');
  expect(await readWords(database)).toEqual([{ word: 'one' }]);
  await sql`alter table words add column length integer not null default 3`.execute(open(dataFolder));
  expect(await readWords(database)).toEqual([{ word: 'one', length: 3 }]);
});

it('runs a statement again that has failed, within its transaction and after', async () => {
  const { database } = await withWords('one');
  const insert = (to: Kysely<Database>, word: string) => sql`insert into words values (${word})`.execute(to);
  await database.transaction().execute(async (transaction) => {
    await expect(insert(transaction, 'one')).rejects.toMatchObject({
      code: 'SQLITE_CONSTRAINT_PRIMARYKEY',
    });
    await insert(transaction, 'two');
  });
  await insert(database, 'three');
  expect(await readWords(database)).toEqual([{ word: 'one' }, { word: 'three' }, { word: 'two' }]);
});

it('answers more different statements than are kept, each its own', async () => {
  const { database } = await withWords();
  const add = async (count: number): Promise<number | undefined> => {
    const ones = Array.from({ length: count }, () => 1);
    const { rows } = await sql<{ total: number }>`select ${sql.join(ones, sql` + `)} as total`.execute(
      database,
    );
    return rows[0]?.total;
  };
  const counts = Array.from({ length: 450 }, (_, n) => n + 1);
  for (let round = 0; round < 2; round += 1) expect(await Promise.all(counts.map(add))).toEqual(counts);
});
