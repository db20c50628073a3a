import type { commentRows } from '../../../../editorCalls/workspace';
import type { ReadThreadPayload } from '../../../../generated/editor';
import { type Result, success } from '../../../../kernel/result';
import {
  type CallReply,
  type Handlers,
  integerQuery,
  type SessionHandle,
  type SessionInput,
} from '../../door/calls/call';
import type { Refusal } from '../../door/calls/refusal';
import { changeTemplate, type TemplateChange } from '../drafts/changeTemplate';
import type { Editor } from '../../editor';
import { markNoticesOfThread } from '../../insight/notices/noticeStore';
import { findBlocks } from './commentedBlocks';
import { resolveThread } from './resolveThread';
import { listPeople } from './templatePeople';
import { describeThreads, findCommentVersion, findThread, listThreads } from './threadStore';
import {
  answerThread,
  beginThread,
  changeComment,
  deleteComment,
  openThread,
  type OpenThread,
  reopenThread,
  unknownThread,
} from './writeComments';

type Change = (open: TemplateChange) => Promise<Result<string, Refusal>>;

/** Does one change of a template's comments, and replies with the thread that it was about. */
async function changeAndReply(
  editor: Editor,
  input: SessionInput,
  change: Change,
  status = 200,
): Promise<Result<CallReply, Refusal>> {
  const changed = await changeTemplate(editor, input, change);
  if (!changed.ok) return changed;
  const { database } = editor;
  const templateId = input.parameters.id ?? '';
  const row = await findThread(database, templateId, changed.value);
  const reader = { templateId, readerId: input.caller.account.id };
  const [thread = null] = row ? await describeThreads(database, [row], reader) : [];
  return success({ status, body: { thread } });
}

/** The same for a thread that the call's path names. */
const changeThread = (
  editor: Editor,
  input: SessionInput,
  change: (open: OpenThread) => Promise<Result<string, Refusal>>,
  status?: number,
) =>
  changeAndReply(
    editor,
    input,
    async (open) => {
      const thread = await openThread(open, input.parameters.thread ?? '');
      return thread.ok ? change(thread.value) : thread;
    },
    status,
  );

const numberIn = ({ parameters: { number } }: SessionInput): number => integerQuery(number, 0);

const list =
  ({ database }: Editor): SessionHandle<undefined, 'state'> =>
  async ({ parameters: { id = '' }, query, caller }) => {
    // Read first: what comes while the threads are read is told of once more.
    const version = await findCommentVersion(database, id);
    const rows = await listThreads(database, id, query('state') === 'resolved' ? 'resolved' : 'open');
    const threads = await describeThreads(database, rows, { templateId: id, readerId: caller.account.id });
    return success({ body: { version, threads } });
  };

/** How far the caller has read a thread; it never goes back. */
const markRead =
  (editor: Editor): SessionHandle<ReadThreadPayload> =>
  async ({ parameters: { id = '', thread = '' }, caller }, { number }) => {
    if (!(await findThread(editor.database, id, thread))) return unknownThread();
    await editor.database
      .insertInto('editor_comment_reads')
      .values({ account_id: caller.account.id, thread_id: thread, read_to: number })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'thread_id'])
          .doUpdateSet({ read_to: number })
          .where('editor_comment_reads.read_to', '<', number),
      )
      .execute();
    await markNoticesOfThread(editor, { accountId: caller.account.id, threadId: thread, number });
    return success({});
  };

const showChange =
  ({ database }: Editor): SessionHandle =>
  async ({ parameters: { id = '', thread = '' } }) => {
    const found = await findThread(database, id, thread);
    if (!found || found.block_id === null || found.block === null) return unknownThread();
    const after = (await findBlocks(database, id)).get(found.block_id)?.json ?? null;
    return success({ body: { before: found.block, after } });
  };

/** What people who see a template write about it, to one another. */
export const commentCalls = (editor: Editor): Handlers<typeof commentRows> => ({
  'GET /templates/:id/people': async ({ parameters: { id = '' } }) =>
    success({ body: { people: await listPeople(editor.database, id) } }),
  'GET /templates/:id/comments': list(editor),
  'POST /templates/:id/comments': (input, payload) =>
    changeAndReply(editor, input, (open) => beginThread(open, payload), 201),
  'POST /templates/:id/comments/:thread': (input, payload) =>
    changeThread(editor, input, (open) => answerThread(open, payload), 201),
  'GET /templates/:id/comments/:thread/change': showChange(editor),
  'PUT /templates/:id/comments/:thread/resolution': (input) => changeThread(editor, input, resolveThread),
  'DELETE /templates/:id/comments/:thread/resolution': (input) => changeThread(editor, input, reopenThread),
  'PUT /templates/:id/comments/:thread/read': markRead(editor),
  'PUT /templates/:id/comments/:thread/:number': (input, payload) =>
    changeThread(editor, input, (open) => changeComment(open, numberIn(input), payload)),
  'DELETE /templates/:id/comments/:thread/:number': (input) =>
    changeThread(editor, input, (open) => deleteComment(open, numberIn(input))),
});
