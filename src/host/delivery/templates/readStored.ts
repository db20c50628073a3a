import { documentAfter } from '../../store/documentIdentity';
import type { StoredRevision, TemplateStore } from '../../store/templateStore';
import type { Absence, FoundTemplate } from './templateMemory';
import { withTimeout } from '../../../kernel/timeout';
import type { PublishedTemplate } from './templateSource';

/** A request for a page waits no longer for a database that stalls; then the last good copy is served. */
export const databasePatienceMs = 3_000;

const asPublished = ({ id, revision, document, sha256 }: StoredRevision): PublishedTemplate => ({
  id,
  revision: String(revision),
  document,
  sha256,
});

async function readAbsence(store: TemplateStore, id: string): Promise<Absence> {
  const ended = await withTimeout(databasePatienceMs, store.ended(id));
  return ended ? { status: 'ended', after: documentAfter(ended.document) } : { status: 'missing' };
}

/** What the database says about an id. Rejects with CorruptRow for a damaged row, else where the database does not answer. */
export async function readStored(store: TemplateStore, id: string): Promise<FoundTemplate> {
  const found = await withTimeout(databasePatienceMs, store.shown(id));
  if (!found) return readAbsence(store, id);
  const { shown, guard } = found;
  const template = asPublished(shown);
  if (!guard) return { status: 'published', template };
  return {
    status: 'published',
    template: { ...template, guard: { ...guard, next: asPublished(guard.next) } },
  };
}

/** A revision by the name that a page knows it by: the store's number. An upstream names its own by hashes, and keeps none. */
export async function findRevision(
  store: TemplateStore,
  id: string,
  name: string,
): Promise<PublishedTemplate | undefined> {
  const found = /^[1-9]\d{0,8}$/.test(name) ? await store.revision(id, Number(name)) : undefined;
  return found && asPublished(found);
}
