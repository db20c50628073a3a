import type { Kysely } from 'kysely';
import type { EditorSettings } from '../../../generated/editor';
import type { Database } from '../../store/database';

const approvalSetting = 'requiresApproval';

export async function readSettings(database: Kysely<Database>): Promise<EditorSettings> {
  const row = await database
    .selectFrom('editor_settings')
    .select('value')
    .where('name', '=', approvalSetting)
    .executeTakeFirst();
  return { requiresApproval: row?.value === 'true' };
}

export async function writeSettings(
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
