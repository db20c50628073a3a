import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recordOf } from '../../../src/kernel/record';
import { addressOf, newSession, type MeasuredScreen } from './screens';

const program = path.resolve(__dirname, '../../../dist/sandbox/main.js');

interface Sandbox {
  readonly origin: string;
  stop(): Promise<void>;
}

/** The built sandbox as a program of its own. */
async function startSandbox(): Promise<Sandbox> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-bench-lender-'));
  const child = fork(program, [], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, RATE_LIMITS: 'off' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [said] = (await once(child, 'message')) as readonly unknown[];
  return {
    origin: String(recordOf(said).origin),
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface Lender {
  readonly origin: string;
  /** From now on each call is answered that many ms later than the sandbox answers; its pictures are not. */
  setDelay(ms: number): void;
  /** A new borrower who is known to the lender already, as one who opens a screen of a loan is. */
  openSession(screen: MeasuredScreen): Promise<string>;
  stop(): Promise<void>;
}

/** The sandbox, behind a proxy that makes its calls as slow as asked. */
export async function startLender(): Promise<Lender> {
  const sandbox = await startSandbox();
  const agent = new Agent({ keepAlive: true });
  let delayMs = 0;

  function pass(request: IncomingMessage, response: ServerResponse): void {
    const { method, headers, url = '/' } = request;
    const passed = send(sandbox.origin + url, { agent, method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  }

  const server = createServer((request, response) => {
    const isCall = request.method === 'POST';
    if (isCall && delayMs > 0) setTimeout(() => pass(request, response), delayMs);
    else pass(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setDelay: (ms) => (delayMs = ms),
    async openSession(screen) {
      const sessionId = newSession();
      const { search } = new URL(addressOf(screen, sessionId), sandbox.origin);
      await (await fetch(`${sandbox.origin}/humorous/user-problem/problem-init${search}`)).arrayBuffer();
      return sessionId;
    },
    async stop() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await sandbox.stop();
    },
  };
}
