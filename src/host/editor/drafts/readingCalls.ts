import { success } from '../../../kernel/result';
import { documentId } from '../../store/documentIdentity';
import type { EditorCall, MemberCall } from '../calls/call';
import { integerQuery } from '../calls/integerQuery';
import { refuse } from '../calls/refusal';
import type { Editor } from '../editor';
import { replyWithTemplate } from './changeTemplate';
import { listTemplates } from './listTemplates';
import { findVersion, listVersions } from './versionStore';

type Handle = MemberCall['handle'];

const mostTemplates = 100;
const usualTemplates = 30;
const mostSearch = 100;

const list =
  ({ database, clock }: Editor): Handle =>
  async ({ query, caller }) => {
    const wanted = {
      search: (query('search') ?? '').slice(0, mostSearch),
      kind: query('kind'),
      locale: query('locale'),
      state: query('state'),
      cursor: query('cursor'),
      limit: integerQuery(query('limit'), usualTemplates, mostTemplates),
      accountId: caller.account.id,
    };
    return success({ body: await listTemplates(database, wanted, clock()) });
  };

const version =
  ({ database }: Editor): Handle =>
  async ({ parameters: { id = '', number } }) => {
    const found = await findVersion(database, id, integerQuery(number, 0));
    return found ? success({ body: found }) : refuse('notFound', 'there is no such version');
  };

export function readingCalls(editor: Editor): readonly EditorCall[] {
  const starters = editor.starters.flatMap((document) => {
    const key = documentId(document);
    return key === undefined ? [] : [{ key, document }];
  });
  const reading = (path: string, handle: Handle): EditorCall => ({
    method: 'GET',
    path,
    role: 'viewer',
    handle,
  });
  return [
    reading('/starters', async () => success({ body: { starters } })),
    reading('/templates', list(editor)),
    reading('/templates/:id', ({ parameters: { id = '' } }) => replyWithTemplate(editor, id)),
    reading('/templates/:id/versions', async ({ parameters: { id = '' } }) =>
      success({ body: { versions: await listVersions(editor.database, id) } }),
    ),
    reading('/templates/:id/versions/:number', version(editor)),
  ];
}
