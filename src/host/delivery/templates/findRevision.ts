import type { TemplateStore } from '../../store/templateStore';
import type { PublishedTemplate } from './templateSource';

/** A revision by the name that a page knows it by: the store's number. An upstream names its own by hashes, and keeps none. */
export async function findRevision(
  store: TemplateStore,
  id: string,
  name: string,
): Promise<PublishedTemplate | undefined> {
  const found = /^[1-9]\d{0,8}$/.test(name) ? await store.revision(id, Number(name)) : undefined;
  return found && { id, revision: name, document: found.document, sha256: found.sha256 };
}
