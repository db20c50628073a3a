import { decodeEnvelope, type Envelope } from '../codec/envelope';
import type { Failure } from '../kernel/failure';
import { failure, type Result, success } from '../kernel/result';

/** How long a call may take, its body included, in ms (contract §14). */
const timeoutMs = 60_000;

/** What requests leave by: `fetch`, or what can be watched on its way. */
export type Send = (address: string, init: RequestInit) => Promise<Response>;

export interface RequestOutcome {
  readonly result: Result<Envelope, Failure>;
  /** `Retry-After` of the reply, in ms from now. */
  readonly retryAfter?: number;
}

function parseEnvelope(text: string | undefined): Envelope | undefined {
  try {
    return decodeEnvelope(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}

/** Seconds or an HTTP date (RFC 9110 §10.2.3), counted from the reply's own date where the browser shows it: the phone's clock may be wrong. */
function parseRetryAfter({ headers }: Response): number | undefined {
  const header = headers.get('Retry-After');
  if (!header) return undefined;
  const sentAt = Date.parse(headers.get('Date') ?? '') || Date.now();
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - sentAt;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

async function readReply(response: Response): Promise<RequestOutcome> {
  const envelope = parseEnvelope(await readText(response));
  const retryAfter = parseRetryAfter(response);
  const timing = retryAfter === undefined ? {} : { retryAfter };
  if (response.status >= 400) {
    const message = envelope?.message ?? '';
    const replayed =
      response.headers.get('Idempotent-Replayed') === 'true' ? ({ isReplayed: true } as const) : {};
    return { result: failure({ kind: 'http', status: response.status, message, ...replayed }), ...timing };
  }
  return { result: envelope ? success(envelope) : failure({ kind: 'malformed' }), ...timing };
}

/**
 * One request, once. Always settles (contract §5), also when `init.signal` ends it.
 * Redirects are not followed: a browser would carry our headers along to another origin.
 */
export async function request(
  send: Send,
  address: string,
  init: RequestInit,
  onHeaders: (headers: Headers) => void = () => undefined,
): Promise<RequestOutcome> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, timeoutMs);
  init.signal?.addEventListener('abort', abort);
  try {
    const response = await send(address, {
      ...init,
      signal: controller.signal,
      credentials: 'same-origin',
      referrerPolicy: 'no-referrer',
      redirect: 'manual',
    });
    onHeaders(response.headers);
    return await readReply(response);
  } catch {
    return { result: failure({ kind: controller.signal.aborted ? 'timeout' : 'offline' }) };
  } finally {
    clearTimeout(timer);
  }
}

/** Largest reply that is read, in bytes (the host's own limit for bodies, contract §2). */
const maxReplyBytes = 10 * 1024 * 1024;

/** Text of a reply; undefined where it is larger than `limit` bytes. Rejects where the connection breaks. */
async function readText(response: Response, limit = maxReplyBytes): Promise<string | undefined> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
