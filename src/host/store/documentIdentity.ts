import { createHash } from 'node:crypto';

const templateId = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

/** Contract §8: what an id looks like. Ids name files of exports and copies, so they hold no path. */
export const isTemplateId = (value: unknown): value is string =>
  typeof value === 'string' && templateId.test(value);

/** Hex SHA-256 of a document's UTF-8 bytes. */
export const sha256Of = (document: string): string =>
  createHash('sha256').update(document, 'utf8').digest('hex');

/** The `id` that a document carries; undefined where the text is no JSON object with a proper id. */
export function documentId(document: string): string | undefined {
  // Lone surrogates have no UTF-8 form: what came back from the database would not be what was published.
  if (Buffer.from(document, 'utf8').toString('utf8') !== document) return undefined;
  try {
    const value: unknown = JSON.parse(document);
    if (typeof value !== 'object' || value === null || !('id' in value)) return undefined;
    return isTemplateId(value.id) ? value.id : undefined;
  } catch {
    return undefined;
  }
}

/** The template that a document names to be shown after its end (contract §8, `links.after`). */
export function documentAfter(document: string): string | undefined {
  const value: unknown = JSON.parse(document);
  if (typeof value !== 'object' || value === null || !('links' in value)) return undefined;
  const { links } = value;
  if (typeof links !== 'object' || links === null || !('after' in links)) return undefined;
  return isTemplateId(links.after) ? links.after : undefined;
}
