import type { Kysely } from 'kysely';
import { once, EventEmitter } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Role } from '../../../src/generated/editor';
import type { Database } from '../../../src/host/store/database';
import { migrate } from '../../../src/host/store/migrate';
import { openDatabase } from '../../../src/host/store/openDatabase';
import {
  editorOrigin,
  password,
  startEditorHost,
  type EditorBrowser,
  type EditorHost,
} from '../../support/editorHost';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const temporaryFolder = provideTemporaryFolders();
const now = Date.parse('2026-03-01T09:00:00Z');
const admissions = new EventEmitter();

let database: Kysely<Database>;
let host: EditorHost;
let administrator: EditorBrowser;
let port: number;

beforeAll(async () => {
  database = openDatabase({ databaseUrl: undefined, dataFolder: temporaryFolder() });
  await migrate(database);
  host = await startEditorHost({
    database,
    folder: temporaryFolder(),
    clock: () => now,
    onAdmitted: () => admissions.emit('admitted'),
  });
  administrator = await host.signedIn('ada', 'administrator');
  await host.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = host.app.server.address() as AddressInfo);
}, 60_000);
afterAll(async () => {
  await host.app.close();
  await database.destroy();
});

const boundary = 'a-boundary';
const picture = [
  `--${boundary}`,
  'content-disposition: form-data; name="picture"; filename="a.png"',
  'content-type: image/png',
  '',
  'x',
  `--${boundary}--`,
  '',
].join('\r\n');
const bodyOf = (path: string) =>
  path === '/pictures'
    ? { type: `multipart/form-data; boundary=${boundary}`, body: picture }
    : { type: 'application/json', body: '{}' };

/** Sends all but the body of a call, does something once the call was let in, and then sends the rest. */
async function callAround(
  browser: EditorBrowser,
  method: string,
  path: string,
  meanwhile: () => Promise<void>,
) {
  const { type, body } = bodyOf(path);
  const headers = {
    host: 'editor.example',
    'x-forwarded-proto': 'https',
    origin: editorOrigin,
    cookie: browser.cookie,
    'x-csrf-token': browser.csrfToken,
    'content-type': type,
    'content-length': Buffer.byteLength(body),
  };
  const sent = request({ host: '127.0.0.1', port, method, path: `/editor/api${path}`, headers });
  const admitted = once(admissions, 'admitted');
  sent.flushHeaders();
  await admitted;
  await meanwhile();
  const replied = once(sent, 'response');
  sent.end(body);
  const [response] = (await replied) as [IncomingMessage];
  return { status: response.statusCode, body: await text(response) };
}

async function everything(): Promise<string> {
  const tables = [
    'editor_accounts',
    'editor_invitations',
    'editor_settings',
    'editor_templates',
    'editor_drafts',
    'editor_locks',
    'editor_approvals',
    'editor_schedules',
    'pictures',
    'template_publications',
  ] as const;
  return JSON.stringify(
    await Promise.all(tables.map((table) => database.selectFrom(table).selectAll().execute())),
  );
}

interface Person {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly browser: EditorBrowser;
}

interface Loss {
  readonly happen: (person: Person) => Promise<unknown>;
  readonly status: number;
  readonly code: string;
}

/** What may happen to somebody while a body is on its way. */
const losses: Readonly<Record<string, Loss>> = {
  'an account that is disabled': {
    happen: ({ id }) => administrator.patch(`/accounts/${id}`, { isDisabled: true }),
    status: 401,
    code: 'signedOut',
  },
  'a role that is taken away': {
    happen: ({ id }) => administrator.patch(`/accounts/${id}`, { role: 'viewer' }),
    status: 403,
    code: 'forbidden',
  },
  'a session that is ended': {
    happen: async ({ id }) => {
      const { sessions } = (await administrator.get(`/sessions?accountId=${id}`)).body;
      for (const session of sessions) await administrator.delete(`/sessions/${session.id}`);
    },
    status: 401,
    code: 'signedOut',
  },
  'a password that is changed': {
    happen: async ({ name, role }) =>
      (await host.signedIn(name, role)).post('/password', {
        currentPassword: password,
        newPassword: 'another long password',
      }),
    status: 401,
    code: 'signedOut',
  },
};

let people = 0;
async function addPerson(role: Role): Promise<Person> {
  const name = `person${(people += 1)}`;
  const browser = await host.signedIn(name, role);
  const { id } = await database
    .selectFrom('editor_accounts')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return { id, name, role, browser };
}

const isRole = (role: string): role is Role => role !== 'anyone';

it.each(Object.keys(losses))(
  'does nothing for %s between a call and its body',
  async (name) => {
    const loss = losses[name]!;
    let tried = 0;
    for (const { method, url, role } of host.calls) {
      // Whoever is a viewer already has no role to lose.
      if (method === 'GET' || !isRole(role) || (loss.code === 'forbidden' && role === 'viewer')) continue;
      const person = await addPerson(role);
      const path = url.replace('/editor/api', '').replace(':blockId', 'top').replace(':id', 'p');
      let before = '';
      const reply = await callAround(person.browser, method, path, async () => {
        await loss.happen(person);
        before = await everything();
      });
      expect([method, path, reply]).toEqual([
        method,
        path,
        { status: loss.status, body: expect.stringContaining(`"code":"${loss.code}"`) as string },
      ]);
      expect(await everything()).toBe(before);
      const audited = await database
        .selectFrom('editor_audit')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      expect(audited).toMatchObject({
        action: 'refused',
        subject: `${method} /editor/api${path}`,
        account_name: person.name,
        detail: JSON.stringify({ code: loss.code }),
      });
      tried += 1;
    }
    expect(tried).toBeGreaterThan(loss.code === 'forbidden' ? 15 : 20);
  },
  60_000,
);

it('does what was asked where nothing happened meanwhile', async () => {
  const { browser } = await addPerson('viewer');
  expect((await callAround(browser, 'DELETE', '/session', async () => undefined)).status).toBe(204);
});
