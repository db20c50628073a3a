import type { ServerResponse } from 'node:http';
import { answer, type Strike } from '../../support/faultyServer';

export interface Fault {
  readonly name: string;
  readonly strike: Strike | 'offline';
  /** The reply is good in the end: the page gets where it should by itself. */
  readonly isGood?: boolean;
  /** A 4xx says no; whatever else goes wrong leaves open whether the server acted (contract §5). */
  readonly isDefinite?: boolean;
}

const webPage =
  '<!doctype html><html><head><title>Gateway</title></head><body><h1>Bad gateway</h1></body></html>';

function text(body: string, type = 'application/json', status = 200): Strike {
  return (response) =>
    void response
      .writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) })
      .end(body);
}

const status =
  (code: number, message = ''): Strike =>
  (response) =>
    answer(response, { code, message, data: null }, code);

function resetInBody(response: ServerResponse, good: unknown): void {
  const body = JSON.stringify(good);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length + 100 });
  response.write(body.slice(0, Math.ceil(body.length / 2)), () => response.socket?.resetAndDestroy());
}

function cutOff(response: ServerResponse, good: unknown): void {
  text(JSON.stringify(good).slice(0, -2))(response, good);
}

const fiveMegabytes = (response: ServerResponse, good: unknown): void =>
  answer(response, { ...(good as object), filling: 'x'.repeat(5 * 1024 * 1024) });

/** All that can happen to one request, apart from what its fields may be. */
export const faults: readonly Fault[] = [
  { name: 'offline', strike: 'offline' },
  { name: 'connection reset', strike: (response) => void response.socket?.resetAndDestroy() },
  { name: 'reset in mid-body', strike: resetInBody },
  { name: 'stall', strike: () => 'silent' },
  { name: '408', strike: status(408), isDefinite: true },
  { name: '409', strike: status(409, 'Busy with another one.'), isDefinite: true },
  {
    name: '429 with Retry-After',
    strike: (response) => {
      response.setHeader('Retry-After', '1');
      status(429)(response, undefined);
    },
    isDefinite: true,
  },
  { name: '500', strike: status(500, 'Something broke.') },
  { name: '502', strike: text(webPage, 'text/html', 502) },
  { name: '503', strike: status(503) },
  { name: '504', strike: text('', 'text/plain', 504) },
  { name: 'an HTML page instead of JSON', strike: text(webPage, 'text/html') },
  { name: 'cut-off JSON', strike: cutOff },
  { name: 'an empty body', strike: text('') },
  { name: 'an object that is no envelope', strike: text('{"hello":1}') },
  { name: 'a list as envelope', strike: text('[]') },
  { name: 'null as envelope', strike: text('null') },
  { name: 'a 5 MB reply', strike: fiveMegabytes, isGood: true },
];
