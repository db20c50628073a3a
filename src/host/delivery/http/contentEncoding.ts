import { LRUCache } from 'lru-cache';
import type { FastifyInstance, FastifyReply } from 'fastify';

export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

function isAccepted(token: string): { name: string; accepted: boolean } {
  const [name = '', ...parameters] = token.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return { name, accepted: weight === undefined || Number(weight.slice(2)) > 0 };
}

function acceptedBy(header: string): (name: string) => boolean {
  const tokens = new Map(
    header
      .split(',')
      .map(isAccepted)
      .map(({ name, accepted }) => [name, accepted]),
  );
  return (name) => tokens.get(name) ?? tokens.get('*') ?? false;
}

/** Those that make a text smaller, the best first. */
const packings = ['br', 'gzip'] as const;

/** Browsers send the same few headers at each request. */
const known = new LRUCache<string, readonly Encoding[]>({ max: 100 });

function packingsIn(header: string): readonly Encoding[] {
  const found = known.get(header) ?? packings.filter(acceptedBy(header));
  known.set(header, found);
  return found;
}

/** What a client accepts of the encodings that the host reads itself, as an `Accept-Encoding` header. */
export const readableEncodings = (header = ''): string => packingsIn(header).join(', ') || 'identity';

/**
 * The smallest encoding that an `Accept-Encoding` header allows (RFC 9110 §12.5.3).
 * @param offered those that the reply can be sent in, besides as it is
 */
export const chooseEncoding = (header = '', offered: readonly Encoding[] = packings): Encoding =>
  packingsIn(header).find((each) => offered.includes(each)) ?? 'identity';

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
