import { documentAfter } from '../../store/documentIdentity';
import type { TemplateStore } from '../../store/templateStore';
import type { Absence, FoundTemplate } from './templateMemory';
import { withTimeout } from '../../../kernel/timeout';
import type { PublishedTemplate } from './templateSource';

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

/** A revision by the name that a page knows it by: the store's number. An upstream names its own by hashes, and keeps none. */
export async function findRevision(
  store: TemplateStore,
  id: string,
  name: string,
): Promise<PublishedTemplate | undefined> {
  const found = /^[1-9]\d{0,8}$/.test(name) ? await store.revision(id, Number(name)) : undefined;
  return found && { id, revision: name, document: found.document, sha256: found.sha256 };
}
