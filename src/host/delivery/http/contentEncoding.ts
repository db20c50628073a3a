import { LRUCache } from 'lru-cache';

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

function choose(header: string): Encoding {
  const allows = acceptedBy(header);
  if (allows('br')) return 'br';
  return allows('gzip') ? 'gzip' : 'identity';
}

/** What a client accepts of the encodings that the host reads itself, as an `Accept-Encoding` header. */
export function readableEncodings(header = ''): string {
  const allows = acceptedBy(header);
  return ['br', 'gzip'].filter(allows).join(', ') || 'identity';
}

/** Browsers send the same few headers at each request. */
const chosen = new LRUCache<string, Encoding>({ max: 100 });

/** The smallest encoding that an `Accept-Encoding` header allows (RFC 9110 §12.5.3). */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const known = chosen.get(header);
  if (known) return known;
  const encoding = choose(header);
  chosen.set(header, encoding);
  return encoding;
}
