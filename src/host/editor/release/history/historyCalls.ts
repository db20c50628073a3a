import type { historyRows } from '../../../../editorCalls/release';
import { success } from '../../../../kernel/result';
import { SqlTemplateStore } from '../../../store/sqlTemplateStore';
import { type Handlers, integerQuery } from '../../door/calls/call';
import { refuse } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import type { EditorPublication } from '../../../../generated/editor';
import type { Publication } from '../../../store/templateStore';

export function historyCalls({ database, clock }: Editor): Handlers<typeof historyRows> {
  const store = new SqlTemplateStore(database, clock);
  return {
    'GET /templates/:id/history': async ({ parameters: { id = '' } }) =>
      success({ body: { publications: (await store.history(id)).map(publicationReply) } }),
    'GET /templates/:id/revisions/:number': async ({ parameters: { id = '', number } }) => {
      const found = await store.revision(id, integerQuery(number, 0));
      if (!found) return refuse('notFound', 'there is no such revision');
      const { revision, document, sha256, createdAt, createdBy } = found;
      return success({ body: { revision, document, sha256, createdAt, createdByName: createdBy } });
    },
  };
}

export const publicationReply = (publication: Publication): EditorPublication => ({
  sequence: publication.sequence,
  action: publication.action,
  revision: publication.revision ?? null,
  previousRevision: publication.previousRevision ?? null,
  byName: publication.publishedBy,
  reason: publication.reason,
  at: publication.publishedAt,
  ...(publication.setFor !== undefined && { setFor: publication.setFor }),
  ...(publication.guarded && { guarded: publication.guarded }),
});
