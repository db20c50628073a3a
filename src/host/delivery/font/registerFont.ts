import type { FastifyInstance } from 'fastify';
import { matches } from '../http/preparedBody';
import { type BrandFont, fontAddress } from './loadFont';

/** Another content has another name. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
} as const;

/** The brand's font. It is compressed already. */
export function registerFont(app: FastifyInstance, { name, content }: BrandFont): void {
  const entityTag = `"${name}"`;
  app.get(fontAddress(name), (request, reply) => {
    void reply.headers({ ...headers, etag: entityTag });
    if (matches(request.headers['if-none-match'], entityTag)) return reply.code(304).send();
    return reply.type('font/woff2').send(content);
  });
}
