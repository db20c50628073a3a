import type { Kysely } from 'kysely';
import type { Database } from '../../../src/host/store/database';
import { migrate } from '../../../src/host/store/migrate';
import { openDatabase } from '../../../src/host/store/openDatabase';
import { startEditorHost, type EditorHost, type Reply } from '../../support/editorHost';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const temporaryFolder = provideTemporaryFolders();
const now = Date.parse('2026-03-01T09:00:00Z');
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

/** Undefined: the call was done. */
const messageOf = ({ error }: Partial<Reply['body']>): string | undefined => error?.message;

const changing = () => host.calls.filter(({ method }) => method !== 'GET');

/** Asks a call without a body, as somebody who may do all; a session each, since some end it. */
async function askEmpty(method: string, url: string, headers: Record<string, string>): Promise<Reply> {
  const admin = await host.signedIn('ada', 'administrator');
  return admin.call(method, url.replace('/editor/api', '').replaceAll(/:\w+/g, 'none'), { headers });
}

it('no call reads a body that is not there, whatever Content-Type says of it', async () => {
  const types = ['application/json', 'application/x-www-form-urlencoded'];
  for (const { method, url, row } of changing().filter((call) => call.row.payload === undefined)) {
    const bare = await askEmpty(method, url, {});
    for (const type of types) {
      const { status, body } = await askEmpty(method, url, { 'content-type': type });
      expect([row.summary, type, status, messageOf(body)]).toEqual([
        row.summary,
        type,
        bare.status,
        messageOf(bare.body),
      ]);
    }
    expect([row.summary, messageOf(bare.body)]).not.toEqual([row.summary, 'the body could not be read']);
  }
}, 60_000);

it('a call that needs a body names the fields that are missing', async () => {
  const needing = changing().filter(
    ({ row: { payload } }) => payload !== undefined && payload !== 'multipart',
  );
  const named = new Map<string, readonly string[]>();
  for (const { method, url, row } of needing) {
    const { status, body } = await askEmpty(method, url, { 'content-type': 'application/json' });
    if (status === 400) named.set(row.summary, body.error.faults?.map(({ path }) => path) ?? []);
    expect([row.summary, messageOf(body)]).not.toEqual([row.summary, 'the body could not be read']);
  }
  expect(named.get('Sign in')).toEqual(['/email', '/password']);
  expect(named.size).toBeGreaterThan(20);
  for (const [summary, paths] of named) expect([summary, paths]).not.toEqual([summary, []]);
  const paths = [...named]
    .filter(([summary]) => summary !== 'Change settings of the editor')
    .flatMap(([, each]) => each);
  for (const path of paths) expect(path).toMatch(/^\/\w+$/);
}, 60_000);

it('a call for a file says what it takes', async () => {
  const { url = '' } = changing().find(({ row }) => row.payload === 'multipart') ?? {};
  const { status, body } = await askEmpty('POST', url, { 'content-type': 'application/json' });
  expect([status, body.error.code, body.error.message]).toEqual([
    400,
    'invalid',
    expect.stringContaining('multipart/form-data'),
  ]);
});

it('a body of a type that no call takes is refused as before', async () => {
  const admin = await host.signedIn('ada', 'administrator');
  const { statusCode } = await host.app.inject({
    method: 'POST',
    url: '/editor/api/session',
    headers: { origin: 'https://editor.example', host: 'editor.example', 'content-type': 'text/xml' },
    payload: '<a/>',
  });
  expect(statusCode).toBe(415);
  expect((await admin.get('/session')).status).toBe(200);
});
