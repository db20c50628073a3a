import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { createMissLimit } from '../http/limitRates';
import { sendForever } from '../http/sendForever';
import type { PictureFiles } from './pictureFiles';

/** Pages name pictures that exist, so many misses are guesses. */
const missesPerMinute = 300;

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
      return sendForever(request, reply, { ...file, entityTag });
    },
  );
}
