import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { act } from '@testing-library/react';
import type { FakeServer, SeenRequest } from './fakeServer';
import { createHttpFetch, turns } from './httpFetch';

/** What a server does with one request. `silent` answers never, and says so by returning it. */
export type Strike = (response: ServerResponse, good: unknown) => 'silent' | void;

export interface FaultyServer extends FakeServer {
  /** What a path answers where nothing strikes it. */
  good(path: string, body: unknown): void;
  strike(path: string, strike: Strike | 'offline'): void;
  mend(): void;
  /** Ends once everything that was sent has been answered, as far as it ever will be. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

const json = { 'content-type': 'application/json' };
/** A port where nobody listens. */
const nowhere = 'http://127.0.0.1:1';
const patienceMs = 10_000;

export const answer = (response: ServerResponse, body: unknown, status = 200): void =>
  void response.writeHead(status, json).end(JSON.stringify(body));

function seen({ method = 'GET', url = '/', headers }: IncomingMessage): SeenRequest {
  const { pathname, searchParams } = new URL(url, nowhere);
  const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  return {
    method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: texts,
    body: undefined,
    init: {},
  };
}

/** A real server on a free port that answers well, except for one path at a time. */
export async function startFaultyServer(): Promise<FaultyServer> {
  const bodies = new Map<string, unknown>();
  const requests: SeenRequest[] = [];
  let struck: { path: string; strike: Strike | 'offline' } | undefined;
  let silent = 0;

  function respond(request: SeenRequest, response: ServerResponse): void {
    const good = bodies.get(request.path) ?? { code: 0, message: '', data: null };
    if (struck?.path !== request.path || struck.strike === 'offline') return answer(response, good);
    if (struck.strike(response, good) !== 'silent') return;
    silent += 1;
    response.once('close', () => (silent -= 1));
  }

  const server = createServer((incoming, response) => {
    const request = seen(incoming);
    requests.push(request);
    incoming.resume().once('end', () => respond(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let isOffline = false;
  const network = createHttpFetch(() => (isOffline ? nowhere : origin));
  const send = (address: string, init?: RequestInit) => {
    const { pathname, search } = new URL(address, origin);
    isOffline = struck?.strike === 'offline' && pathname === struck.path;
    return network.fetch(pathname + search, init);
  };
  return {
    fetch: send as typeof fetch,
    requests,
    to: (path) => requests.filter((request) => request.path === path),
    answer: (path, route) => void bodies.set(path, route),
    good: (path, body) => void bodies.set(path, body),
    strike: (path, strike) => void (struck = { path, strike }),
    mend: () => void (struck = undefined),
    async settle() {
      const started = performance.now();
      await act(async () => {
        do await turns(12);
        while (network.underWay() > silent && performance.now() - started < patienceMs);
        await turns(8);
      });
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
