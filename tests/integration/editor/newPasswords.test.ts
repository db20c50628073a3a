import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadLeakedPasswords } from '../../../src/host/editor/identity/credentials/leakedPasswords';
import { places, provideDatabases } from '../../support/databases';
import { addAccount, password, startEditorHost, type EditorHost } from '../../support/editorHost';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const newFolder = provideTemporaryFolders();
const newDatabase = provideDatabases();

it('known from a leak takes the place of no other, however good it looks', async () => {
  const { database } = await newDatabase('SQLite');
  await addAccount(database, 'beatriz', 'editor');
  const file = path.join(newFolder(), 'leaked.txt');
  const known = ['three herons on one leg', 'four herons on two legs'];
  const lines = known.map((each) => createHash('sha1').update(each).digest('hex').toUpperCase());
  writeFileSync(file, `${lines.toSorted().join(':7\n')}:7\n`);
  const list = loadLeakedPasswords(file);
  if (!list.ok || !list.value) throw new Error('the list was not taken');
  const folder = newFolder();
  const host = await startEditorHost({ database, folder, clock: () => 1_000_000, isLeaked: list.value });
  const browser = host.browser();
  await browser.signIn('beatriz@example.test');
  const change = (newPassword: string) =>
    browser.post('/password', { currentPassword: password, newPassword });
  for (const each of known)
    expect(await change(each)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid', faults: [{ path: '/newPassword', message: 'leaked' }] } },
    });
  expect((await change('five herons on three legs')).status).toBe(204);
  await host.app.close();
});

describe.each(places)('a new password that is easy to guess (%s)', (place) => {
  let host: EditorHost;

  beforeEach(async () => {
    const { database } = await newDatabase(place);
    await addAccount(database, 'beatriz', 'editor');
    host = await startEditorHost({ database, folder: newFolder(), clock: () => 1_000_000 });
  });
  afterEach(() => host.app.close());

  const guessable = (path: string) => ({
    status: 400,
    body: { error: { code: 'invalid', faults: [{ path, message: 'guessable' }] } },
  });

  it('takes the place of no other', async () => {
    const browser = host.browser();
    await browser.signIn('beatriz@example.test');
    const change = (newPassword: string) =>
      browser.post('/password', { currentPassword: password, newPassword });
    for (const easy of ['password1234', 'Beatriz-2026!', 'beatriz@example.test'])
      expect(await change(easy)).toMatchObject(guessable('/newPassword'));
    expect((await browser.get('/session')).status).toBe(200);
    expect((await change('three herons on one leg')).status).toBe(204);
  });

  it('opens no account, and the link for it still works', async () => {
    const admin = await host.signedIn('ada', 'administrator');
    const { link } = (
      await admin.post('/accounts/invitations', { email: 'celia@example.test', role: 'viewer' })
    ).body;
    const token = link.split('#')[1];
    const accept = (chosen: string) =>
      host.browser().post('/invitations/accept', { token, name: 'Celia', password: chosen });
    expect(await accept('Celia.Celia1')).toMatchObject(guessable('/password'));
    expect((await accept('three herons on one leg')).status).toBe(200);
  });
});
