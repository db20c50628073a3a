import type { settingRows } from '../../../../editorCalls/identity';
import type { Kysely } from 'kysely';
import type { EditorSettings } from '../../../../generated/editor';
import type { Database } from '../../../store/database';
import { success } from '../../../../kernel/result';
import { recordAudit } from '../../../store/recordAudit';
import type { Handlers } from '../../door/calls/call';
import type { Editor } from '../../editor';
import { requirementSettings } from '../../door/sessions/requiredFactor';

const names = [
  'requiresApproval',
  'allowsApprovalLinks',
  ...requirementSettings,
] as const satisfies readonly (keyof EditorSettings)[];

/** Until an administrator says otherwise. */
const isOnFromTheStart: readonly (keyof EditorSettings)[] = ['allowsApprovalLinks'];

export async function readSettings(database: Kysely<Database>): Promise<EditorSettings> {
  const rows = await database
    .selectFrom('editor_settings')
    .select(['name', 'value'])
    .where('name', 'in', names)
    .execute();
  const isOn = (name: keyof EditorSettings): boolean => {
    const row = rows.find((each) => each.name === name);
    return row ? row.value === 'true' : isOnFromTheStart.includes(name);
  };
  return {
    requiresApproval: isOn('requiresApproval'),
    allowsApprovalLinks: isOn('allowsApprovalLinks'),
    requiresSecondFactor: isOn('requiresSecondFactor'),
    requiresSecondFactorOfAll: isOn('requiresSecondFactorOfAll'),
  };
}

async function writeSetting(
  database: Kysely<Database>,
  name: keyof EditorSettings,
  isOn: boolean,
): Promise<void> {
  const value = String(isOn);
  await database
    .insertInto('editor_settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

export const settingCalls = ({ database, clock }: Editor): Handlers<typeof settingRows> => ({
  'GET /settings': async () => success({ body: await readSettings(database) }),
  'PUT /settings': ({ caller: { account } }, wanted) =>
    database.transaction().execute(async (transaction) => {
      for (const name of names) {
        const isOn = wanted[name];
        if (isOn === undefined) continue;
        await writeSetting(transaction, name, isOn);
        await recordAudit(transaction, {
          at: clock(),
          actor: account,
          action: 'settingsChanged',
          subject: name,
          detail: { [name]: isOn },
        });
      }
      return success({ body: await readSettings(transaction) });
    }),
});
