import { failure } from '../../../src/kernel/result';
import type { Kysely } from 'kysely';
import { parseDataCommand } from '../../../src/host/operations/data/command';
import { runDataCommand } from '../../../src/host/operations/data/runDataCommand';
import { ensureFirstAdministrator } from '../../../src/host/editor/identity/accounts/firstAdministrator';
import { kindsOfRetention } from '../../../src/host/process/settings/retention';
import type { Database } from '../../../src/host/store/database';
import { openDatabase } from '../../../src/host/store/openDatabase';
import { places, provideAddresses, type Place } from '../../support/databases';
import { password, startEditorHost, type EditorHost } from '../../support/editorHost';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const newFolder = provideTemporaryFolders();
const { newMigratedAddress, keep } = provideAddresses();
const now = Date.parse('2026-03-01T09:00:00Z');
const newPassword = 'another long password';
let host: EditorHost | undefined;

afterEach(async () => {
  await host?.app.close();
  host = undefined;
});

/** A host that runs, and the terminal of the same database. */
async function prepare(place: Place) {
  const address = await newMigratedAddress(place);
  const database: Kysely<Database> = keep(openDatabase(address));
  host = await startEditorHost({ database, folder: newFolder(), clock: () => now });
  const said: string[] = [];
  const complained: string[] = [];
  const terminal = {
    say: (line: string) => void said.push(line),
    complain: (line: string) => void complained.push(line),
  };
  const configuration = {
    ...address,
    privacyKeys: [],
    backupKeys: [],
    publicOrigin: 'https://pages.example',
    host: '127.0.0.1',
    port: 8080,
    retention: kindsOfRetention(() => undefined),
  };
  const reset = (email: string) => {
    const command = parseDataCommand(['reset-admin', email]);
    return (
      command &&
      runDataCommand(command, {
        terminal,
        configuration,
        clock: () => now,
        readInput: async () => '',
        readAdvertBasis: async () => failure([]),
      })
    );
  };
  const tokenSaid = () =>
    /https:\/\/pages\.example\/editor\/invitation#([\w-]{20,})$/.exec(said.join('\n'))?.[1] ?? '';
  return { host, database, reset, said, complained, tokenSaid };
}

describe.each(places)('npm run data -- reset-admin on %s, while a host runs', (place) => {
  it('ends sessions and password, and lets in whoever opens the link, once', async () => {
    const { host, database, reset, tokenSaid } = await prepare(place);
    const ada = await host.signedIn('ada', 'administrator');
    expect(await reset('ADA@example.test')).toBe(0);
    expect((await ada.get('/session')).status).toBe(401);
    expect((await host.browser().signIn('ada@example.test', password)).status).toBe(401);

    const browser = host.browser();
    expect((await browser.post('/invitations/inspect', { token: tokenSaid() })).body).toMatchObject({
      kind: 'reset',
      role: 'administrator',
    });
    expect(
      (await browser.post('/invitations/accept', { token: tokenSaid(), password: newPassword })).status,
    ).toBe(200);
    expect(
      (await host.browser().post('/invitations/accept', { token: tokenSaid(), password: newPassword }))
        .status,
    ).toBe(410);
    const again = host.browser();
    expect((await again.signIn('ada@example.test', newPassword)).status).toBe(200);

    const { entries } = (await again.get('/audit')).body;
    expect(entries.filter(({ action }) => action === 'accountReset')).toMatchObject([
      { accountName: 'terminal', subject: 'ada@example.test' },
    ]);
    expect(
      JSON.stringify(await database.selectFrom('editor_invitations').selectAll().execute()),
    ).not.toContain(tokenSaid());
  });

  it('opens a disabled account again, and no first administrator is made beside it', async () => {
    const { host, database, reset, tokenSaid } = await prepare(place);
    await host.signedIn('ada', 'administrator');
    await database.updateTable('editor_accounts').set({ disabled_at: 1 }).execute();
    expect(await reset('ada@example.test')).toBe(0);
    const configured = { email: 'first@example.test', password: 'the first long password' };
    await ensureFirstAdministrator({ database, clock: () => now, configured, mayMake: true });
    expect((await host.browser().signIn(configured.email, configured.password)).status).toBe(401);
    expect(
      (await host.browser().post('/invitations/accept', { token: tokenSaid(), password: newPassword }))
        .status,
    ).toBe(200);
  });

  it('is about administrators alone, and says who they are', async () => {
    const { host, reset, said, complained } = await prepare(place);
    const ben = await host.signedIn('ben', 'editor');
    await host.signedIn('ada', 'administrator');
    for (const email of ['ben@example.test', 'nobody@example.test']) expect(await reset(email)).toBe(1);
    expect(complained).toEqual(
      ['ben', 'nobody'].map(
        (name) => `${name}@example.test is no administrator's e-mail. Those are: ada@example.test`,
      ),
    );
    expect(said).toEqual([]);
    expect((await ben.get('/session')).status).toBe(200);
    expect(reset('ben')).toBeUndefined();
  });
});
