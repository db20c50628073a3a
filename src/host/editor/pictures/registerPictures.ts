import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { Database } from '../../store/database';
import { PictureStore, type StoredFile } from './pictureStore';

/** Bytes of pictures that stay in memory. */
const mostBytes = 64 * 1_048_576;
/** A name never gets another content. */
const forever = 'public, max-age=31536000, immutable';

const ownTypes: ReadonlySet<string> = new Set(['image/avif', 'image/webp']);

/** Uploaded pictures beside the shipped ones: `/pictures/<22 characters>-<width>.<avif or webp>`. */
export function registerPictures(app: FastifyInstance, { database }: { readonly database: Kysely<Database> }): void {
  const store = new PictureStore(database);
  const files = new LRUCache<string, StoredFile>({ maxSize: mostBytes, sizeCalculation: ({ content }) => content.byteLength + 1 });

  async function find(name: string): Promise<StoredFile | undefined> {
    const known = files.get(name);
    if (known) return known;
    const stored = await store.file(name);
    if (stored && ownTypes.has(stored.type)) files.set(name, stored);
    return files.get(name);
  }

  app.get<{ Params: { name: string } }>('/pictures/:name(^[A-Za-z0-9_-]{22}-\\d{1,5}\\.(?:avif|webp)$)', async (request, reply) => {
    const { name } = request.params;
    const file = await find(name);
    if (!file) return reply.callNotFound();
    const entityTag = `"${createHash('sha256').update(name).digest('base64url').slice(0, 16)}"`;
    void reply.headers({ 'cache-control': forever, etag: entityTag, 'x-content-type-options': 'nosniff' });
    if (request.headers['if-none-match'] === entityTag) return reply.code(304).send();
    return reply.type(file.type).send(file.content);
  });
}
