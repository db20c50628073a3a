import validateMail from '../../../../generated/validators/editor/noticeMail';
import validateRead from '../../../../generated/validators/editor/readNoticesPayload';
import { success } from '../../../../kernel/result';
import { type EditorCall, type SessionInput, withPayload } from '../../door/calls/call';
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
export const noticeCalls = (editor: Editor): readonly EditorCall[] => [
  {
    method: 'GET',
    path: '/notices',
    role: 'viewer',
    scope: 'session',
    reach: 'own',
    summary: 'What concerns the caller',
    reply: 'noticeList',
    handle: async (input) => success({ body: await listNotices(editor.database, readerOf(input)) }),
  },
  {
    method: 'PUT',
    path: '/notices/read',
    role: 'viewer',
    scope: 'session',
    reach: 'own',
    summary: 'Mark one notice, or all up to it, as read',
    payload: 'readNoticesPayload',
    reply: 'noticeList',
    handle: withPayload(validateRead, async (input: SessionInput, payload) => {
      const reader = readerOf(input);
      await markNotices(editor, { accountId: reader.accountId, ...payload });
      return success({ body: await listNotices(editor.database, reader) });
    }),
  },
  {
    method: 'GET',
    path: '/notices/mail',
    role: 'viewer',
    scope: 'session',
    reach: 'own',
    summary: 'How the caller hears of notices by e-mail',
    reply: 'noticeMail',
    handle: async ({ caller: { account } }) => {
      const stored = await findAccount(editor.database, account.id);
      const choice = stored?.mail_choice;
      return success({ body: { choice: isMailChoice(choice) ? choice : 'atOnce' } });
    },
  },
  {
    method: 'PUT',
    path: '/notices/mail',
    role: 'viewer',
    scope: 'session',
    reach: 'own',
    summary: 'Choose how to hear of notices by e-mail',
    payload: 'noticeMail',
    reply: 'noticeMail',
    handle: withPayload(validateMail, async ({ caller: { account } }: SessionInput, { choice }) => {
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
    }),
  },
];
