import type { EditorPublication } from '../../../generated/editor';
import type { Publication } from '../../store/templateStore';

export const publicationReply = (publication: Publication): EditorPublication => ({
  sequence: publication.sequence,
  action: publication.action,
  revision: publication.revision ?? null,
  previousRevision: publication.previousRevision ?? null,
  byName: publication.publishedBy,
  reason: publication.reason,
  at: publication.publishedAt,
});
