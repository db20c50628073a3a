import validateSettings from '../../../generated/validators/editor/settings';
import { success } from '../../../kernel/result';
import { recordAudit } from '../../store/recordAudit';
import type { EditorCall } from '../calls/call';
import { readPayload } from '../calls/readPayload';
import type { Editor } from '../editor';
import { readSettings, writeSettings } from './settingStore';

export const settingCalls = ({ database, clock }: Editor): readonly EditorCall[] => [
  {
    method: 'GET',
    path: '/settings',
    role: 'viewer',
    handle: async () => success({ body: await readSettings(database) }),
  },
  {
    method: 'PUT',
    path: '/settings',
    role: 'administrator',
    async handle({ body, caller: { account } }) {
      const payload = readPayload(validateSettings, body);
      if (!payload.ok) return payload;
      const { requiresApproval } = payload.value;
      await database.transaction().execute(async (transaction) => {
        await writeSettings(transaction, payload.value);
        await recordAudit(transaction, {
          at: clock(),
          actor: account,
          action: 'settingsChanged',
          subject: 'requiresApproval',
          detail: { requiresApproval },
        });
      });
      return success({ body: payload.value });
    },
  },
];
