import { documentAfter } from '../../store/documentIdentity';
import type { TemplateStore } from '../../store/templateStore';
import type { Absence, FoundTemplate } from './templateMemory';
import { withTimeout } from '../../../kernel/timeout';

/** Who asks for a page waits no longer for a database that stalls; then the last good copy is served. */
export const databasePatienceMs = 3_000;

async function readAbsence(store: TemplateStore, id: string): Promise<Absence> {
  const ended = await withTimeout(databasePatienceMs, store.ended(id));
  return ended ? { status: 'ended', after: documentAfter(ended.document) } : { status: 'missing' };
}

/** What the database says about an id. Rejects with CorruptRow for a damaged row, else where the database does not answer. */
export async function readStored(store: TemplateStore, id: string): Promise<FoundTemplate> {
  const revision = await withTimeout(databasePatienceMs, store.published(id));
  if (!revision) return readAbsence(store, id);
  const { document, sha256 } = revision;
  return { status: 'published', template: { id, revision: String(revision.revision), document, sha256 } };
}
