import { lookup, type LookupAddress } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure, type RequestOptions } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { WebhookDelivery } from '../../generated/editor';
import { errorCode } from '../../kernel/errors';
import { type IsAllowed, literalAddress } from './allowedAddress';

/** Within this the receiver has answered whole, or it has not answered. */
export const deadlineMs = 10_000;
const maxHeaderBytes = 16_384;
/** Nothing of an answer but its status is kept; a polite end of a short one is waited for. */
const maxAnswerBytes = 65_536;

type Problem = NonNullable<WebhookDelivery['problem']>;

export interface Sent {
  /** Undefined: there was no answer. */
  readonly status: number | undefined;
  /** Undefined: the receiver took it. */
  readonly problem: Problem | undefined;
}

type LookUpAll = (
  hostname: string,
  options: { readonly all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

export interface Sending {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly isAllowed: IsAllowed;
  readonly allowsHttp: boolean;
  readonly deadlineMs?: number;
  /** Finds the addresses of a name. */
  readonly lookUp?: LookUpAll;
}

class RefusedAddress extends Error {}
class DeadlinePassed extends Error {}

/**
 * Looks a name up and gives the connection only addresses that may be reached. The connection is made to what this gives
 * it, so that a name can't be one thing when it is looked at and another when it is used.
 */
const checkedLookup =
  (isAllowed: IsAllowed, lookUp: LookUpAll): LookupFunction =>
  (hostname, options, done) =>
    lookUp(hostname, { all: true }, (error, found) => {
      const addresses = error ? [] : found.filter(({ address }) => isAllowed(address));
      const [first] = addresses;
      if (error) done(error, '', 0);
      else if (!first) done(new RefusedAddress(), '', 0);
      else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });

const unverified = /^(?:CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/;

function problemOf(error: unknown): Problem {
  if (error instanceof RefusedAddress) return 'refusedAddress';
  if (error instanceof DeadlinePassed) return 'timeout';
  const known = errorCode(error);
  const code = typeof known === 'string' ? known : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'noAddress';
  return unverified.test(code) ? 'tls' : 'connection';
}

function problemOfStatus(status: number): Problem | undefined {
  if (status >= 200 && status < 300) return undefined;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

const refused = (problem: Problem): Sent => ({ status: undefined, problem });

/** Sends once, follows nothing, and never rejects. */
export async function sendWebhook(sending: Sending): Promise<Sent> {
  const { isAllowed, allowsHttp } = sending;
  const url = new URL(sending.url);
  const isSecure = url.protocol === 'https:';
  if (!isSecure && !(allowsHttp && url.protocol === 'http:')) return refused('notHttps');
  const literal = literalAddress(url);
  if (literal !== undefined && !isAllowed(literal)) return refused('refusedAddress');
  return new Promise((resolve) => exchange(sending, url, isSecure, resolve));
}

function exchange(
  { headers, body, isAllowed, lookUp = lookup, ...sending }: Sending,
  url: URL,
  isSecure: boolean,
  resolve: (sent: Sent) => void,
): void {
  const options: RequestOptions = {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Vitrina-Webhooks/1',
      connection: 'close',
    },
    // A connection of its own: one that is kept may lead to where the name no longer does.
    agent: false,
    maxHeaderSize: maxHeaderBytes,
    lookup: checkedLookup(isAllowed, lookUp),
  };
  const request = (isSecure ? requestSecure : requestPlain)(url, options);
  let answered: Sent | undefined;
  // Of our own, whatever became of the connection: a try that hangs would keep its lease.
  const deadline = setTimeout(() => end(new DeadlinePassed()), sending.deadlineMs ?? deadlineMs);
  // Once the status has come, what is cut off after it changes nothing.
  const end = (error?: unknown): void => {
    clearTimeout(deadline);
    resolve(answered ?? refused(problemOf(error)));
    request.destroy();
  };
  request.on('error', end);
  request.on('socket', (socket) =>
    socket.once('connect', () => {
      // What was looked up is what is connected to; this holds it to that.
      if (!isAllowed(socket.remoteAddress ?? '')) request.destroy(new RefusedAddress());
    }),
  );
  request.on('response', (response) => {
    const status = response.statusCode ?? 0;
    let bytes = 0;
    answered = { status, problem: problemOfStatus(status) };
    response.on('error', end);
    response.on('close', () => end());
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.byteLength;
      if (bytes > maxAnswerBytes) response.destroy();
    });
  });
  request.end(body);
}
