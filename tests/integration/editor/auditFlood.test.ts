import type { Kysely } from 'kysely';
import type { Database } from '../../../src/host/store/database';
import { migrate } from '../../../src/host/store/migrate';
import { openDatabase } from '../../../src/host/store/openDatabase';
import { startEditorHost, type EditorHost } from '../../support/editorHost';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const temporaryFolder = provideTemporaryFolders();
let now = Date.parse('2026-03-01T09:00:00Z');
let database: Kysely<Database>;
let host: EditorHost;

beforeAll(async () => {
  database = openDatabase({ databaseUrl: undefined, dataFolder: temporaryFolder() });
  await migrate(database);
  host = await startEditorHost({ database, folder: temporaryFolder(), clock: () => now });
}, 60_000);
afterAll(async () => {
  await host.app.close();
  await database.destroy();
});

const rowsOf = (action: string) =>
  database
    .selectFrom('editor_audit')
    .select(['account_name', 'detail'])
    .where('action', '=', action)
    .orderBy('id')
    .execute();
/** From as many networks as there are tries. */
const tryOut = (position: number, path: string, body: object) =>
  host.browser().call('POST', path, { headers: { 'x-forwarded-for': `203.0.${position}.1` }, body });

it('records some of what strangers try, all of what people try, and how much was left out', async () => {
  const vera = await host.signedIn('vera', 'viewer');
  for (let position = 0; position < 75; position += 1) {
    expect((await tryOut(position, '/templates/p/publish', {})).status).toBe(401);
    expect((await vera.post('/templates/p/publish')).status).toBe(403);
  }
  const rows = await rowsOf('refused');
  expect(rows.filter(({ account_name }) => account_name === '')).toHaveLength(30);
  expect(rows.filter(({ account_name }) => account_name === 'vera')).toHaveLength(75);
  now += 3_600_000;
  await tryOut(1, '/templates/p/publish', {});
  expect((await rowsOf('refused')).at(-1)).toEqual({
    account_name: '',
    detail: JSON.stringify({ code: 'signedOut', leftOut: 45 }),
  });
});

it('records few of the sign-ins to accounts that there are not, more of those to accounts that there are', async () => {
  now += 3_600_000;
  for (let position = 0; position < 40; position += 1)
    await tryOut(position, '/session', { email: `nobody${position}@example.test`, password: 'guess' });
  expect(await rowsOf('signInRefused')).toHaveLength(30);
  await host.signedIn('ulises', 'viewer');
  for (const email of ['vera@example.test', 'ulises@example.test']) {
    for (let position = 0; position < 80; position += 1)
      expect((await tryOut(position, '/session', { email, password: 'guess' })).status).toBe(401);
  }
  expect(await rowsOf('signInRefused')).toHaveLength(150);
  now += 3_600_000;
  await tryOut(1, '/session', { email: 'vera@example.test', password: 'guess' });
  expect((await rowsOf('signInRefused')).at(-1)).toMatchObject({ detail: JSON.stringify({ leftOut: 40 }) });
  // A call counts against the same hour as a sign-in to no account.
  for (let position = 0; position < 30; position += 1)
    await tryOut(position, '/session', { email: `nobody${position}@example.test`, password: 'guess' });
  const before = (await rowsOf('refused')).length;
  await tryOut(1, '/templates/p/publish', {});
  expect(await rowsOf('refused')).toHaveLength(before);
});
