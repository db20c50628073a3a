import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import path from 'node:path';

/** Headers that Node and Fastify set by themselves. */
const ownHeaders = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'];

/** What a route answers, byte by byte. */
export interface Answer {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Encoded as base 64. */
  readonly body: string;
}

/** The answer of a running host, as it comes over the wire. */
export function copyAnswer(origin: string, address: string): Promise<Answer> {
  const target = new URL(address, origin);
  return new Promise((resolve, reject) => {
    request(target, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode !== 200)
          return reject(new Error(`${target.href} answers ${response.statusCode ?? ''}`));
        const headers = Object.entries(response.headers).filter(([name]) => !ownHeaders.includes(name));
        return resolve({
          path: target.pathname,
          headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(pieces).toString('base64'),
        });
      });
    })
      .on('error', reject)
      .end();
  });
}

export interface ServerProcess {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts a program, which listens where it says once it was told what to serve. */
export async function startServer(file: string, told: object | string): Promise<ServerProcess> {
  const child = fork(file, { execArgv: [] });
  child.send(told);
  const [origin] = (await once(child, 'message')) as [string];
  return {
    origin,
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** A bare Fastify in a process of its own that gives these answers. */
export const startBareServer = (answers: readonly Answer[]): Promise<ServerProcess> =>
  startServer(path.join(__dirname, 'bareRoutes.mjs'), answers);
