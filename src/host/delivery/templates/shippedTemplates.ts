import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { shippedReason } from '../../../kernel/shippedReason';
import type { TemplateStore } from '../../store/templateStore';
import { documentId, sha256Of } from '../../store/documentIdentity';
import type { PublishedTemplate, TemplateSource } from './templateSource';

/** Exact text of every template that comes with the host. */
export function readShippedTemplates(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

const publisher = 'vitrina';

/** Publishes what the store has never seen; what marketing published stays. Safe with several hosts at once. */
export async function seedTemplates(
  store: TemplateStore,
  documents: readonly string[],
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Promise<void> {
  for (const document of documents) {
    const result = await store.publish({
      document,
      publishedBy: publisher,
      reason: shippedReason,
      onlyIfNew: true,
    });
    if (!result.ok) log.warn('a shipped file is no template and was not published');
    else if (result.value.outcome === 'published')
      log.info({ id: result.value.id }, 'shipped template published');
  }
}

const revision = 'shipped';

/**
 * A source that answers with what comes with the host where the origin has never heard of an id: a lender's back end
 * need not publish the pages of the official site for them to be there.
 */
export function withShippedTemplates(source: TemplateSource, documents: readonly string[]): TemplateSource {
  const shipped = new Map<string, PublishedTemplate>();
  for (const document of documents) {
    const id = documentId(document);
    if (id !== undefined) shipped.set(id, { id, revision, document, sha256: sha256Of(document) });
  }
  return {
    async find(id, patienceMs) {
      const lookup = await source.find(id, patienceMs);
      const template = lookup.status === 'missing' ? shipped.get(id) : undefined;
      return template ? { status: 'published', template } : lookup;
    },
  };
}
