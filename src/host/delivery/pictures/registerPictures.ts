import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { matches } from '../http/preparedBody';
import { createMissLimit } from '../http/limitRates';
import type { PictureFiles } from './pictureFiles';

/** Pages name pictures that are there, so whoever misses often is guessing. */
const missesPerMinute = 300;

/** A name never gets another content. */
const forever = 'public, max-age=31536000, immutable';

/** Uploaded pictures beside the shipped ones: `/pictures/<22 characters>-<width>.<avif or webp>`. */
export function registerPictures(app: FastifyInstance, pictures: Pick<PictureFiles, 'find'>): void {
  const misses = createMissLimit(app, missesPerMinute);
  app.get<{ Params: { name: string } }>(
    '/pictures/:name(^[A-Za-z0-9_-]{22}-\\d{1,5}\\.(?:avif|webp)$)',
    async (request, reply) => {
      const { name } = request.params;
      const file = await pictures.find(name, () => misses.refuseAbove(request, reply));
      if (!file) {
        await misses.count(request);
        return reply.callNotFound();
      }
      const entityTag = `"${createHash('sha256').update(name).digest('base64url').slice(0, 16)}"`;
      void reply.headers({ 'cache-control': forever, etag: entityTag, 'x-content-type-options': 'nosniff' });
      if (matches(request.headers['if-none-match'], entityTag)) return reply.code(304).send();
      return reply.type(file.type).send(file.content);
    },
  );
}
