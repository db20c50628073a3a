import validateComment from '../../../../generated/validators/editor/commentPayload';
import validateWords from '../../../../generated/validators/editor/commentWordsPayload';
import validateRead from '../../../../generated/validators/editor/readThreadPayload';
import { type Result, success } from '../../../../kernel/result';
import {
  type CallReply,
  type EditorCall,
  integerQuery,
  type SessionCall,
  type SessionHandle,
  type SessionInput,
  withPayload,
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
  ({ database }: Editor): SessionHandle =>
  async ({ parameters: { id = '' }, query, caller }) => {
    // Read first: what comes while the threads are read is told of once more.
    const version = await findCommentVersion(database, id);
    const rows = await listThreads(database, id, query('state') === 'resolved' ? 'resolved' : 'open');
    const threads = await describeThreads(database, rows, { templateId: id, readerId: caller.account.id });
    return success({ body: { version, threads } });
  };

/** How far the caller has read a thread; it never goes back. */
const markRead = (editor: Editor): SessionHandle =>
  withPayload(
    validateRead,
    async ({ parameters: { id = '', thread = '' }, caller }: SessionInput, { number }) => {
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
    },
  );

const showChange =
  ({ database }: Editor): SessionHandle =>
  async ({ parameters: { id = '', thread = '' } }) => {
    const found = await findThread(database, id, thread);
    if (!found || found.block_id === null || found.block === null) return unknownThread();
    const after = (await findBlocks(database, id)).get(found.block_id)?.json ?? null;
    return success({ body: { before: found.block, after } });
  };

type Row = Pick<SessionCall, 'method' | 'path' | 'summary' | 'handle'> &
  Partial<Pick<SessionCall, 'payload' | 'reply' | 'query' | 'status'>>;

const rowsOf = (editor: Editor): readonly Row[] => [
  {
    method: 'GET',
    path: '/templates/:id/people',
    summary: 'Who can see a template',
    reply: 'templatePeople',
    handle: async ({ parameters: { id = '' } }: SessionInput) =>
      success({ body: { people: await listPeople(editor.database, id) } }),
  },
  {
    method: 'GET',
    path: '/templates/:id/comments',
    summary: 'Comments on a template',
    reply: 'commentThreadList',
    query: ['state'],
    handle: list(editor),
  },
  {
    method: 'POST',
    path: '/templates/:id/comments',
    summary: 'Comment on a block or the page',
    payload: 'commentPayload',
    reply: 'changedThread',
    status: 201,
    handle: withPayload(validateComment, (input: SessionInput, payload) =>
      changeAndReply(editor, input, (open) => beginThread(open, payload), 201),
    ),
  },
  {
    method: 'POST',
    path: '/templates/:id/comments/:thread',
    summary: 'Answer a comment',
    payload: 'commentWordsPayload',
    reply: 'changedThread',
    status: 201,
    handle: withPayload(validateWords, (input: SessionInput, payload) =>
      changeThread(editor, input, (open) => answerThread(open, payload), 201),
    ),
  },
  {
    method: 'GET',
    path: '/templates/:id/comments/:thread/change',
    summary: 'The block when it was commented on, and now',
    reply: 'commentedBlock',
    handle: showChange(editor),
  },
  {
    method: 'PUT',
    path: '/templates/:id/comments/:thread/resolution',
    summary: 'Resolve a comment',
    reply: 'changedThread',
    handle: (input: SessionInput) => changeThread(editor, input, resolveThread),
  },
  {
    method: 'DELETE',
    path: '/templates/:id/comments/:thread/resolution',
    summary: 'Reopen a comment',
    reply: 'changedThread',
    handle: (input: SessionInput) => changeThread(editor, input, reopenThread),
  },
  {
    method: 'PUT',
    path: '/templates/:id/comments/:thread/read',
    summary: 'Say how far a comment was read',
    payload: 'readThreadPayload',
    handle: markRead(editor),
  },
  {
    method: 'PUT',
    path: '/templates/:id/comments/:thread/:number',
    summary: "Change a comment of one's own",
    payload: 'commentWordsPayload',
    reply: 'changedThread',
    handle: withPayload(validateWords, (input: SessionInput, payload) =>
      changeThread(editor, input, (open) => changeComment(open, numberIn(input), payload)),
    ),
  },
  {
    method: 'DELETE',
    path: '/templates/:id/comments/:thread/:number',
    summary: "Delete a comment of one's own",
    reply: 'changedThread',
    handle: (input: SessionInput) =>
      changeThread(editor, input, (open) => deleteComment(open, numberIn(input))),
  },
];

/** What people who see a template write about it, to one another. */
export const commentCalls = (editor: Editor): readonly EditorCall[] =>
  rowsOf(editor).map((row) => ({ ...row, role: 'viewer', scope: 'session', reach: 'template' }));
