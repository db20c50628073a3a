import { success } from '../../../../kernel/result';
import { SqlTemplateStore } from '../../../store/sqlTemplateStore';
import { type EditorCall, integerQuery } from '../../door/calls/call';
import { refuse } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import type { EditorPublication } from '../../../../generated/editor';
import type { Publication } from '../../../store/templateStore';

export function historyCalls({ database, clock }: Editor): readonly EditorCall[] {
  const store = new SqlTemplateStore(database, clock);
  return [
    {
      method: 'GET',
      path: '/templates/:id/history',
      role: 'viewer',
      scope: 'read',
      reach: 'template',
      summary: 'What was live when, by whom and why, the latest first',
      reply: 'history',
      handle: async ({ parameters: { id = '' } }) =>
        success({ body: { publications: (await store.history(id)).map(publicationReply) } }),
    },
    {
      method: 'GET',
      path: '/templates/:id/revisions/:number',
      role: 'viewer',
      scope: 'read',
      reach: 'template',
      summary: 'One published revision, byte for byte',
      reply: 'revision',
      async handle({ parameters: { id = '', number } }) {
        const found = await store.revision(id, integerQuery(number, 0));
        if (!found) return refuse('notFound', 'there is no such revision');
        const { revision, document, sha256, createdAt, createdBy } = found;
        return success({ body: { revision, document, sha256, createdAt, createdByName: createdBy } });
      },
    },
  ];
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
