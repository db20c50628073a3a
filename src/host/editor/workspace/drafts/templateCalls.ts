import { success } from '../../../../kernel/result';
import { documentId } from '../../../store/documentIdentity';
import { type EditorCall, integerQuery, type Handle, type TokenCall } from '../../door/calls/call';
import { refuse } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import { replyWithTemplate, changeAndReply } from './changeTemplate';
import { dropOpenApprovals } from './pendingApprovals';
import { listTemplates } from './listTemplates';
import { templateSorts } from './templateQuery';
import { findVersion, listVersions } from './versionStore';
import { includesRole } from '../../../../kernel/editorAccount';
import { endIn } from '../../../store/moves';
import { findLive } from './draftStore';
import { findSchedule } from './templateDetails';
import { refreshState } from '../../../store/templateIndex';

const maxTemplates = 100;
const usualTemplates = 30;
const maxSearch = 100;

const list =
  ({ database, clock }: Editor): Handle =>
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
export function templateCalls(editor: Editor): readonly EditorCall[] {
  const starters = editor.starters.flatMap((document) => {
    const key = documentId(document);
    return key === undefined ? [] : [{ key, document }];
  });
  const reading = (row: Omit<TokenCall, 'method' | 'role' | 'handle'>, handle: Handle): EditorCall => ({
    ...row,
    method: 'GET',
    role: 'viewer',
    handle,
  });
  return [
    reading(
      {
        path: '/starters',
        scope: 'read',
        reach: 'shared',
        summary: 'Templates that come with the host',
        reply: 'starterList',
      },
      async () => success({ body: { starters } }),
    ),
    reading(
      {
        path: '/templates',
        scope: 'read',
        reach: 'listed',
        summary: 'One page of the list of templates',
        reply: 'templateList',
        query: [
          'search',
          'kind',
          'locale',
          'state',
          'ids',
          'folder',
          'mine',
          'waits',
          'sort',
          'cursor',
          'limit',
        ],
      },
      list(editor),
    ),
    reading(
      {
        path: '/templates/:id',
        scope: 'read',
        reach: 'template',
        summary: 'Everything about one template',
        reply: 'templateDetails',
      },
      ({ parameters: { id = '' }, caller }) =>
        replyWithTemplate(editor, { id, accountId: caller.account.id }),
    ),
    reading(
      {
        path: '/templates/:id/versions',
        scope: 'read',
        reach: 'template',
        summary: 'Kept versions of its drafts',
        reply: 'draftVersionList',
      },
      async ({ parameters: { id = '' } }) =>
        success({ body: { versions: await listVersions(editor.database, id) } }),
    ),
    reading(
      {
        path: '/templates/:id/versions/:number',
        scope: 'read',
        reach: 'template',
        summary: 'One kept version',
        reply: 'draftVersionDocument',
      },
      version(editor),
    ),
    {
      method: 'POST',
      path: '/templates/:id/archive',
      role: 'editor',
      scope: 'draft',
      reach: 'template',
      summary: 'Put a template away',
      reply: 'templateDetails',
      handle: archive(editor),
    },
    {
      method: 'POST',
      path: '/templates/:id/restore',
      role: 'editor',
      scope: 'draft',
      reach: 'template',
      summary: 'Bring an archived template back',
      reply: 'templateDetails',
      handle: restore(editor),
    },
  ];
}
