import type { FastifyInstance, FastifyReply } from 'fastify';
import { drawings } from './drawings';
import { codePicture, type CodeKind } from './codePicture';

/** A name always shows the same. */
const kept = 'public, max-age=86400';
const codeName = /^(barcode|qr)-(\d+)$/;

const isCodeKind = (value: string | undefined): value is CodeKind => value === 'barcode' || value === 'qr';

async function pictureOf(name: string): Promise<string | undefined> {
  const [, kind, text = ''] = codeName.exec(name) ?? [];
  if (isCodeKind(kind)) return codePicture(kind, text);
  return Object.hasOwn(drawings, name) ? drawings[name] : undefined;
}

const sendPicture = (reply: FastifyReply, picture: string): FastifyReply =>
  reply
    .type('image/svg+xml')
    .headers({ 'cache-control': kept, 'x-content-type-options': 'nosniff' })
    .send(picture);

/** The pictures that the sandbox's replies name: logos, codes for the till, sheets of paper. */
export function registerPictures(scope: FastifyInstance): void {
  scope.get<{ Params: { name: string } }>('/sandbox/pictures/:name.svg', async (request, reply) => {
    const picture = await pictureOf(request.params.name);
    if (picture !== undefined) return sendPicture(reply, picture);
    return reply.status(404).type('text/plain; charset=utf-8').send('');
  });
}
