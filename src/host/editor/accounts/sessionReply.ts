import type { EditorSession } from '../../../generated/editor';
import { success, type Result } from '../../../kernel/result';
import type { CallInput, CallReply } from '../calls/call';
import type { Caller } from '../sessions/caller';
import type { Editor } from '../editor';
import { readSettings } from '../settings/settingStore';
import { setSessionCookie } from '../sessions/sessionCookie';
import { findCaller } from '../sessions/sessionStore';

export async function describeSession({ database }: Editor, caller: Caller): Promise<EditorSession> {
  const { account, csrfToken, expiresAt, mustChangePassword } = caller;
  const { requiresApproval } = await readSettings(database);
  return { account, csrfToken, expiresAt, requiresApproval, mustChangePassword };
}

/** Hands a session to its browser: the cookie, and what the page needs to know. */
export async function replyWithSession(
  editor: Editor,
  { request, reply }: CallInput,
  token: string,
): Promise<Result<CallReply, never>> {
  const caller = await findCaller(editor.database, token, editor.clock());
  if (!caller) throw new Error('a new session is not there');
  setSessionCookie(request, reply, token);
  return success({ body: await describeSession(editor, caller) });
}

export const userAgentOf = ({ request }: CallInput): string => request.headers['user-agent'] ?? '';
