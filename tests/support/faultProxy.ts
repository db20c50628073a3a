import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { recordOf } from '../../src/kernel/record';
import { faultOf, withoutMarks, type Fault } from './faults';

const onceMs = 60_000;
/** More than is ever sent of a reply that is cut. */
const promisedBytes = 1_000;

/** What is said instead of a call that is not done. */
const words = {
  en: 'This is not possible at the moment; try again later.',
  es: 'Por ahora no es posible; intenta más tarde.',
};

interface Asked {
  readonly call: string;
  /** Language type. */
  readonly language: string | undefined;
  readonly url: URL;
  readonly body: Buffer;
  /** Values of query and body. */
  readonly values: readonly unknown[];
}

function valuesOf(type: string, text: string): readonly unknown[] {
  if (type.includes('urlencoded')) return [...new URLSearchParams(text).values()];
  return type.includes('json') && text !== '' ? Object.values(recordOf(JSON.parse(text) as unknown)) : [];
}

async function read(request: IncomingMessage): Promise<Asked> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const body = Buffer.concat(pieces);
  const url = new URL(request.url ?? '/', 'http://sandbox.test');
  const type = request.headers['content-type'] ?? '';
  const inBody = type.includes('multipart') ? [] : valuesOf(type, body.toString());
  return {
    language: request.headers.language?.toString() ?? url.searchParams.get('language') ?? undefined,
    call: url.pathname.split('/').pop() ?? '',
    url,
    body,
    values: [...url.searchParams.values(), ...inBody],
  };
}

/** Ids lose their marks, but for the session's, which names a borrower of its own. */
function forwardedUrl({ url }: Asked): string {
  for (const [name, value] of url.searchParams)
    if (name !== 'sessionId') url.searchParams.set(name, withoutMarks(value));
  return `${url.pathname}${url.search}`;
}

const isMarkedText = ({ headers }: IncomingMessage): boolean =>
  /urlencoded|json/.test(headers['content-type'] ?? '');

async function forward(origin: string, request: IncomingMessage, asked: Asked): Promise<Response> {
  const headers = Object.fromEntries(
    Object.entries(request.headers)
      .filter(([name]) => !/^(host|connection|content-length|transfer-encoding|accept-encoding)$/.test(name))
      .map(([name, value]) => [name, String(value)]),
  );
  // A form's text is as it stands in a request: `~` is one of the few signs that it may hold encoded.
  const text = asked.body.toString().replaceAll('%7E', '~');
  const body = isMarkedText(request) ? withoutMarks(text) : new Uint8Array(asked.body);
  const method = request.method ?? 'GET';
  return fetch(`${origin}${forwardedUrl(asked)}`, { method, headers, ...(method !== 'GET' && { body }) });
}

const sendJson = (response: ServerResponse, status: number, value: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

/**
 * Cuts the connection in the middle of a reply. Before its first byte a browser would take the connection for one that
 * had gone stale, and send the request again by itself: nothing would be lost.
 */
function cutReply(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': promisedBytes });
  response.write('{"code":', () => response.socket?.destroy());
}

/** Sends what was done, by way of the fault. */
async function failAfter(fault: Fault, response: ServerResponse, text: string): Promise<void> {
  if (fault.reply === 'lost') return cutReply(response);
  if (fault.reply === 'garbled')
    return void response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Gateway</title>');
  if (fault.delayMs !== undefined) await pause(fault.delayMs, undefined, { ref: false });
  const envelope = recordOf(JSON.parse(text) as unknown);
  sendJson(response, 200, {
    ...envelope,
    data: fault.distort ? fault.distort(envelope.data) : envelope.data,
  });
}

/** Refusals and replies to repeats get through: so a page recovers from a lost reply. */
function isSpared(request: IncomingMessage, reply: Response, text: string): boolean {
  if (request.headers['idempotency-key'] === undefined) return !reply.ok;
  const { code, success } = recordOf(JSON.parse(text) as unknown);
  return (
    reply.headers.get('idempotent-replayed') === 'true' || !(code === 0 || code === '00' || success === true)
  );
}

async function pass(response: ServerResponse, reply: Response, content: Buffer): Promise<void> {
  const names = ['content-type', 'cache-control', 'idempotent-replayed'];
  const headers = names.flatMap((name): [string, string][] => {
    const value = reply.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  response.writeHead(reply.status, Object.fromEntries(headers)).end(content);
}

export interface FaultProxy {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Stands between host and sandbox, and makes a call fail where an id or a telephone of it asks for that. */
export async function startFaultProxy(sandbox: string): Promise<FaultProxy> {
  const failedAt = new Map<string, number>();

  /** Whether the fault is due; one that is met once is not met again for a while. */
  function isDue({ isOnce }: Fault, { call, body, url }: Asked): boolean {
    if (!isOnce) return true;
    const name = `${call} ${url.search} ${body.toString()}`;
    if (Date.now() - (failedAt.get(name) ?? -Infinity) < onceMs) return false;
    failedAt.set(name, Date.now());
    return true;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = await read(request);
    const asksFor = faultOf(asked.call, asked.values);
    const fault = asksFor && isDue(asksFor, asked) ? asksFor : undefined;
    if (fault?.instead === 'cut') return void request.socket.destroy();
    if (fault?.instead)
      return void sendJson(response, fault.instead.status, {
        code: fault.instead.code,
        message: words[asked.language === '1' ? 'en' : 'es'],
        data: null,
      });
    const reply = await forward(sandbox, request, asked);
    const content = Buffer.from(await reply.arrayBuffer());
    if (!fault || isSpared(request, reply, content.toString())) return pass(response, reply, content);
    return failAfter(fault, response, content.toString());
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
