import type { IncomingHttpHeaders } from 'node:http';
import { readableEncodings } from '../http/contentEncoding';
import { tracingHeaders } from '../../process/logging/requestId';

/**
 * All that the lender hears of a client: what contract §4 and §5 have, and what describes a body and its reader.
 * `Content-Encoding` is not among it: what the host can't read it could not limit. Nor are cookies, which no page sets.
 */
const toLender: ReadonlySet<string> = new Set([
  ...['content-type', 'content-length', 'accept', 'accept-language', 'user-agent'],
  ...[
    'x-requested-with',
    'idempotency-key',
    'language',
    'crp_phe',
    'dearest',
    'showy',
    'dearer',
    'swift',
    'eyes',
  ],
]);

/** All that a client hears of the lender: what describes a body, and when to come again. What a browser may do here the host says. */
const toClient: ReadonlySet<string> = new Set([
  'content-type',
  'content-length',
  'content-encoding',
  'content-language',
  'retry-after',
]);

const only = (headers: IncomingHttpHeaders, names: ReadonlySet<string>): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.has(name.toLowerCase())));

/** Where a request came from and what it is called is told by this host alone; a trusted proxy may have told it the address. */
export const headersToLender = (
  request: { readonly ip: string; readonly id: string },
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders => ({
  ...only(headers, toLender),
  'accept-encoding': readableEncodings(headers['accept-encoding']?.toString()),
  'x-forwarded-for': request.ip,
  ...tracingHeaders(request.id, headers),
});

/** No cache keeps a reply, whatever the lender says: it is about one person. */
export const headersToClient = (headers: IncomingHttpHeaders): IncomingHttpHeaders => ({
  ...only(headers, toClient),
  'cache-control': 'no-store',
});
