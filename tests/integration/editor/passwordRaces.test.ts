import type { Kysely } from 'kysely';
import type * as passwords from '../../../src/host/editor/identity/credentials/passwords';
import type { Database } from '../../../src/host/store/database';
import { places, provideDatabases } from '../../support/databases';
import {
  password,
  startEditorHost,
  type EditorBrowser,
  type EditorHost,
  type Reply,
} from '../../support/editorHost';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

interface Hold {
  readonly verified: () => void;
  readonly release: Promise<void>;
}

/** The next password that is verified is held back with what was found. */
let mockHold: Hold | undefined;

jest.mock('../../../src/host/editor/identity/credentials/passwords', () => {
  const actual = jest.requireActual<typeof passwords>(
    '../../../src/host/editor/identity/credentials/passwords',
  );
  return {
    ...actual,
    verifyPassword: async (...given: Parameters<typeof passwords.verifyPassword>) => {
      const hold = mockHold;
      mockHold = undefined;
      const isRight = await actual.verifyPassword(...given);
      hold?.verified();
      await hold?.release;
      return isRight;
    },
  };
});

const temporaryFolder = provideTemporaryFolders();
const openDatabase = provideDatabases();
const newPassword = 'another long password';
const now = Date.parse('2026-03-01T09:00:00Z');

describe.each(places)('passwords that change while they are verified on %s', (place) => {
  let database: Kysely<Database>;
  let host: EditorHost;
  let administrator: EditorBrowser;
  let vera: EditorBrowser;
  let veraId: string;

  beforeEach(async () => {
    ({ database } = await openDatabase(place));
    host = await startEditorHost({ database, folder: temporaryFolder(), clock: () => now });
    administrator = await host.signedIn('ada', 'administrator');
    vera = await host.signedIn('vera', 'viewer');
    ({ id: veraId } = (await vera.get('/session')).body.account);
  }, 60_000);
  afterEach(() => host.app.close());

  /** Does a call whose password is verified before, and used after, something else has happened. */
  async function around(call: () => Promise<Reply>, meanwhile: () => Promise<unknown>): Promise<Reply> {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let reply: Promise<Reply> | undefined;
    await new Promise<void>((verified) => {
      mockHold = { verified, release: released };
      reply = call();
    });
    await meanwhile();
    release();
    if (!reply) throw new Error('nothing was called');
    return reply;
  }

  const sessionsOfVera = async () =>
    (await database.selectFrom('editor_sessions').select('id').where('account_id', '=', veraId).execute())
      .length;
  const change = (browser: EditorBrowser, to = newPassword) =>
    browser.post('/password', { currentPassword: password, newPassword: to });

  it('signs nobody in by a password that was changed meanwhile', async () => {
    const reply = await around(
      () => host.browser().signIn('vera@example.test'),
      async () => expect((await change(vera)).status).toBe(204),
    );
    expect(reply).toMatchObject({ status: 401, body: { error: { code: 'signedOut' } } });
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(await sessionsOfVera()).toBe(1);
    expect((await host.browser().signIn('vera@example.test', newPassword)).status).toBe(200);
  });

  it('signs nobody in by a password that a link has replaced meanwhile', async () => {
    const { link } = (await administrator.post(`/accounts/${veraId}/reset`)).body;
    const accept = () =>
      host.browser().post('/invitations/accept', { token: link.split('#')[1], password: newPassword });
    const reply = await around(
      () => host.browser().signIn('vera@example.test'),
      async () => expect((await accept()).status).toBe(200),
    );
    expect(reply.status).toBe(401);
    expect(await sessionsOfVera()).toBe(1);
  });

  it('signs nobody in to an account that was disabled meanwhile, nor once it is back', async () => {
    const disable = (isDisabled: boolean) => administrator.patch(`/accounts/${veraId}`, { isDisabled });
    const reply = await around(
      () => host.browser().signIn('vera@example.test'),
      () => disable(true),
    );
    expect(reply.status).toBe(401);
    await disable(false);
    expect(await sessionsOfVera()).toBe(0);
  });

  it('changes no password over one that was set meanwhile', async () => {
    const other = await host.signedIn('vera', 'viewer');
    const reply = await around(
      () => change(vera, 'the password of a thief'),
      async () => expect((await change(other)).status).toBe(204),
    );
    expect(reply).toMatchObject({ status: 401, body: { error: { code: 'signedOut' } } });
    expect((await host.browser().signIn('vera@example.test', newPassword)).status).toBe(200);
    expect((await other.get('/session')).status).toBe(200);
  });

  it('changes no password, and opens no session, for one that was ended meanwhile', async () => {
    const end = async () => {
      const { sessions } = (await administrator.get(`/sessions?accountId=${veraId}`)).body;
      for (const { id } of sessions) await administrator.delete(`/sessions/${id}`);
    };
    const reply = await around(() => change(vera), end);
    expect(reply.status).toBe(401);
    expect(await sessionsOfVera()).toBe(0);
    expect((await host.browser().signIn('vera@example.test')).status).toBe(200);
  });
});
