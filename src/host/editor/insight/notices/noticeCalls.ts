import type { noticeRows } from '../../../../editorCalls/insight';
import { success } from '../../../../kernel/result';
import type { Handlers, SessionInput } from '../../door/calls/call';
import { recordAudit } from '../../../store/recordAudit';
import { changeAccount, findAccount } from '../../identity/credentials/accountStore';
import type { Editor } from '../../editor';
import { isMailChoice } from './mailChoice';
import { listNotices, markNotices, type Reader } from './noticeStore';

const readerOf = ({ caller: { account, markets } }: SessionInput): Reader => ({
  accountId: account.id,
  markets,
});

/** Notices of the signed-in account. */
export const noticeCalls = (editor: Editor): Handlers<typeof noticeRows> => ({
  'GET /notices': async (input) => success({ body: await listNotices(editor.database, readerOf(input)) }),
  'PUT /notices/read': async (input, payload) => {
    const reader = readerOf(input);
    await markNotices(editor, { accountId: reader.accountId, ...payload });
    return success({ body: await listNotices(editor.database, reader) });
  },
  'GET /notices/mail': async ({ caller: { account } }) => {
    const stored = await findAccount(editor.database, account.id);
    const choice = stored?.mail_choice;
    return success({ body: { choice: isMailChoice(choice) ? choice : 'atOnce' } });
  },
  'PUT /notices/mail': async ({ caller: { account } }: SessionInput, { choice }) => {
    await editor.database.transaction().execute(async (transaction) => {
      await changeAccount(transaction, account.id, { mail_choice: choice });
      await recordAudit(transaction, {
        at: editor.clock(),
        actor: account,
        action: 'ownAccountChanged',
        subject: account.email,
        detail: { mail: choice },
      });
    });
    return success({ body: { choice } });
  },
});
