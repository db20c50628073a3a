import type { FastifyInstance } from 'fastify';
import { rejected, sendReply } from '../envelope';
import type { Sandbox } from '../sandbox';
import { commonTexts, localeOfRequest } from '../texts';
import { pictureTypeOf } from './pictureType';
import { readUpload, uploadsFolder } from './uploads';

/** A name never gets another content; only its sender and the service are told it. */
const kept = 'private, max-age=31536000, immutable';

/** Gives pictures back as they came. */
export function serveUploads(scope: FastifyInstance, sandbox: Sandbox): void {
  scope.get<{ Params: { name: string } }>(`${uploadsFolder}:name`, async (request, reply) => {
    const content = await readUpload(sandbox.database, request.params.name);
    const type = content && pictureTypeOf(content)?.type;
    if (type === undefined) {
      return sendReply(
        reply,
        sandbox.wire,
        rejected(404, commonTexts(localeOfRequest(request, sandbox)).badRequest),
      );
    }
    return reply
      .type(type)
      .headers({ 'cache-control': kept, 'x-content-type-options': 'nosniff' })
      .send(content);
  });
}
