import type { FastifyInstance, FastifyReply } from 'fastify';

const negotiated = 'Accept-Encoding';

const namesOf = (reply: FastifyReply): string[] =>
  [reply.getHeader('vary') ?? []]
    .flat()
    .flatMap((value) => String(value).split(','))
    .map((name) => name.trim());

/**
 * Every reply says that it may come in another encoding (RFC 9110 §12.5.5), also a 304 and one that is not compressed: a cache that
 * has it must ask again for a client that reads other encodings. What a reply varies by besides is kept.
 */
export function varyByEncoding(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    const others = namesOf(reply).filter(
      (name) => name !== '' && name.toLowerCase() !== negotiated.toLowerCase(),
    );
    void reply.header('vary', [negotiated, ...others].join(', '));
    done(null, payload);
  });
}
