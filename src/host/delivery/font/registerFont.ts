import type { FastifyInstance } from 'fastify';
import { sendForever } from '../http/sendForever';
import { type BrandFont, fontAddress } from './loadFont';

/** The brand's font. It is compressed already. */
export function registerFont(app: FastifyInstance, { name, content }: BrandFont): void {
  const file = { entityTag: `"${name}"`, type: 'font/woff2', content };
  app.get(fontAddress(name), (request, reply) => sendForever(request, reply, file));
}
