import type { templateRows } from '../../../../editorCalls/workspace';
import { success } from '../../../../kernel/result';
import { documentId } from '../../../store/documentIdentity';
import { type Handle, type Handlers, integerQuery } from '../../door/calls/call';
import { refuse } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import { replyWithTemplate, changeAndReply } from './changeTemplate';
import { dropOpenApprovals } from './pendingApprovals';
import { listTemplates } from './listTemplates';
import { templateSorts } from './templateQuery';
import { findVersion, listVersions } from './versionStore';
import { includesRole } from '../../../../kernel/roles';
import { endIn } from '../../../store/moves';
import { findLive } from './draftStore';
import { findSchedule } from './templateDetails';
import { refreshState } from '../../../store/templateIndex';

const maxTemplates = 100;
const usualTemplates = 30;
const maxSearch = 100;

const list =
  ({
    database,
    clock,
  }: Editor): Handle<undefined, (typeof templateRows)['GET /templates']['query'][number]> =>
  async ({ query, caller }) => {
    const wanted = {
      search: (query('search') ?? '').slice(0, maxSearch),
      kind: query('kind'),
      locale: query('locale'),
      state: query('state'),
      ids: query('ids')?.split(',').slice(0, maxTemplates),
      folder: query('folder'),
      isMine: query('mine') === 'me',
      sort: templateSorts.find((sort) => sort === query('sort')) ?? 'changed',
      cursor: query('cursor'),
      limit: integerQuery(query('limit'), usualTemplates, maxTemplates),
      waits: query('waits') === 'me',
      account: caller.account,
      markets: caller.markets,
    };
    return success({ body: await listTemplates(database, wanted, clock()) });
  };

const version =
  ({ database }: Editor): Handle =>
  async ({ parameters: { id = '', number } }) => {
    const found = await findVersion(database, id, integerQuery(number, 0));
    return found ? success({ body: found }) : refuse('notFound', 'there is no such version');
  };

const archivedReason = 'archived';

/** Puts a template away. One that visitors see, or will see, ends with it, and that takes a publisher. */
const archive =
  (editor: Editor): Handle =>
  (input) =>
    changeAndReply(
      editor,
      input,
      async ({ transaction, id, account, now, record }) => {
        const isPublic = Boolean((await findLive(transaction, id)) ?? (await findSchedule(transaction, id)));
        if (isPublic && !includesRole(account.role, 'publisher')) {
          return refuse('forbidden', 'it is live or scheduled: this needs the role publisher');
        }
        await transaction.deleteFrom('editor_schedules').where('template_id', '=', id).execute();
        await endIn(
          transaction,
          { id, publishedBy: account.name, actor: account, reason: archivedReason },
          now,
        );
        await transaction
          .updateTable('editor_templates')
          .set({ is_archived: 1 })
          .where('id', '=', id)
          .execute();
        await dropOpenApprovals(transaction, id);
        await refreshState(transaction, id);
        await record('templateArchived');
        return success(id);
      },
      { movesPointer: true },
    );

const restore =
  (editor: Editor): Handle =>
  (input) =>
    changeAndReply(editor, input, async ({ transaction, id, record }) => {
      await transaction
        .updateTable('editor_templates')
        .set({ is_archived: 0 })
        .where('id', '=', id)
        .execute();
      await refreshState(transaction, id);
      await record('templateRestored');
      return success(id);
    });

/** Lists and shows templates, puts them away and brings them back. */
export function templateCalls(editor: Editor): Handlers<typeof templateRows> {
  const starters = editor.starters.flatMap((document) => {
    const key = documentId(document);
    return key === undefined ? [] : [{ key, document }];
  });
  return {
    'GET /starters': async () => success({ body: { starters } }),
    'GET /templates': list(editor),
    'GET /templates/:id': ({ parameters: { id = '' }, caller }) =>
      replyWithTemplate(editor, { id, accountId: caller.account.id }),
    'GET /templates/:id/versions': async ({ parameters: { id = '' } }) =>
      success({ body: { versions: await listVersions(editor.database, id) } }),
    'GET /templates/:id/versions/:number': version(editor),
    'POST /templates/:id/archive': archive(editor),
    'POST /templates/:id/restore': restore(editor),
  };
}
