import { sql } from 'kysely';
import { changeAccount, lockAccounts } from '../../../src/host/editor/identity/credentials/accountStore';
import { dropInvitations } from '../../../src/host/editor/identity/credentials/invitationStore';
import { provideDatabases } from '../../support/databases';
import { startEditorHost } from '../../support/editorHost';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { until } from '../../support/until';

const temporaryFolder = provideTemporaryFolders();
const openDatabase = provideDatabases();
const now = Date.parse('2026-03-01T09:00:00Z');

// SQLite lets one transaction after the other write.
it('makes no link for an account that another host is just disabling, on PostgreSQL', async () => {
  const { database, connect } = await openDatabase('PostgreSQL');
  const host = await startEditorHost({ database, folder: temporaryFolder(), clock: () => now });
  const administrator = await host.signedIn('ada', 'administrator');
  const { id } = (await (await host.signedIn('vera', 'editor')).get('/session')).body.account;
  const [other, observer] = [connect(), connect()];
  const isSomebodyWaiting = async () =>
    (
      await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        observer,
      )
    ).rows.length > 0;
  let isAnswered = false;
  const { reply } = await other.transaction().execute(async (open) => {
    await lockAccounts(open);
    await changeAccount(open, id, { disabled_at: now });
    await dropInvitations(open, id);
    const asked = administrator.post(`/accounts/${id}/reset`).finally(() => (isAnswered = true));
    await until(async () => isAnswered || (await isSomebodyWaiting()));
    return { reply: asked };
  });
  expect(await reply).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
  expect(await database.selectFrom('editor_invitations').selectAll().execute()).toEqual([]);
  await host.app.close();
});
