import type { Kysely } from 'kysely';
import type { EditorSettings } from '../../../generated/editor';
import type { Database } from '../../store/database';
import validateSettings from '../../../generated/validators/editor/settings';
import { success } from '../../../kernel/result';
import { recordAudit } from '../../store/recordAudit';
import { type EditorCall, withPayload } from '../calls/call';
import type { Editor } from '../editor';

const approvalSetting = 'requiresApproval';

export async function readSettings(database: Kysely<Database>): Promise<EditorSettings> {
  const row = await database
    .selectFrom('editor_settings')
    .select('value')
    .where('name', '=', approvalSetting)
    .executeTakeFirst();
  return { requiresApproval: row?.value === 'true' };
}

async function writeSettings(
  database: Kysely<Database>,
  { requiresApproval }: EditorSettings,
): Promise<void> {
  const value = String(requiresApproval);
  await database
    .insertInto('editor_settings')
    .values({ name: approvalSetting, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

export const settingCalls = ({ database, clock }: Editor): readonly EditorCall[] => [
  {
    method: 'GET',
    path: '/settings',
    role: 'viewer',
    scope: 'read',
    reach: 'shared',
    summary: 'Settings of the editor',
    reply: 'settings',
    handle: async () => success({ body: await readSettings(database) }),
  },
  {
    method: 'PUT',
    path: '/settings',
    role: 'administrator',
    scope: 'session',
    reach: 'own',
    summary: 'Change settings of the editor',
    payload: 'settings',
    reply: 'settings',
    handle: withPayload(validateSettings, async ({ caller: { account } }, settings) => {
      const { requiresApproval } = settings;
      await database.transaction().execute(async (transaction) => {
        await writeSettings(transaction, settings);
        await recordAudit(transaction, {
          at: clock(),
          actor: account,
          action: 'settingsChanged',
          subject: 'requiresApproval',
          detail: { requiresApproval },
        });
      });
      return success({ body: settings });
    }),
  },
];
