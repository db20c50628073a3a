import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { exitOf } from './host';
import { hostLoad } from './hostLoad';

/** What came back; times in ms. */
export interface Volley {
  readonly requestsPerSecond: number;
  readonly total: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  readonly failures: number;
}

interface Force {
  readonly connections: number;
  /** For so long, or so many requests. */
  readonly seconds?: number;
  readonly amount?: number;
  /** Requests a second; as many as go unless given. */
  readonly rate?: number;
}

/** What visitors ask of a host, fired at it from a process of its own. */
export async function fireMix(origin: string, force: Force): Promise<Volley> {
  const child = fork(path.resolve(__dirname, 'mixedCannon.mjs'), { execArgv: [] });
  const ended = exitOf(child);
  const requests = hostLoad('mx-bienvenida').map(({ method = 'GET', path: address, headers, body }) => ({
    method,
    path: address,
    headers: { 'accept-encoding': 'br', ...headers?.() },
    ...(body !== undefined && { body: body() }),
  }));
  child.send({ origin, requests, ...force });
  const [volley] = (await once(child, 'message')) as [Volley];
  await ended;
  return volley;
}
