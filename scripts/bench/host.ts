/** The built host as a process of its own, as an operator runs it: its log goes to a file, not through this process. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = path.resolve(__dirname, '../..');
const patienceMs = 60_000;
const lookEveryMs = 25;

export interface HostProcess {
  readonly origin: string;
  readonly pid: number;
  readonly dataFolder: string;
  stop(): Promise<void>;
}

/** The first line of a log that says where its process listens. */
async function whenListening(child: ChildProcess, logFile: string): Promise<string> {
  for (let waited = 0; waited < patienceMs; waited += lookEveryMs) {
    const address = /Server listening at (http:[^"\s]+)/.exec(readFileSync(logFile, 'utf8'))?.[1];
    if (address) return address;
    if (child.exitCode !== null) break;
    await pause(lookEveryMs);
  }
  throw new Error(`The host did not start: ${readFileSync(logFile, 'utf8').slice(-2_000)}`);
}

export interface HostStart {
  readonly environment?: Readonly<Record<string, string>>;
  /** Called with the folder of its database before the host starts. */
  readonly prepare?: (dataFolder: string) => Promise<void>;
}

/** Starts the built host on a free port, without limits by address; resolves once it listens. */
export async function startHostProcess({ environment = {}, prepare }: HostStart = {}): Promise<HostProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-bench-'));
  const dataFolder = path.join(folder, 'data');
  await prepare?.(dataFolder);
  const logFile = path.join(folder, 'log');
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, [path.join(root, 'dist/host/main.js')], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      PORT: '0',
      UPSTREAM_URL: 'sandbox',
      RATE_LIMITS: 'off',
      DATA_DIR: dataFolder,
      ...environment,
    },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { origin: await whenListening(child, logFile), pid: child.pid ?? 0, dataFolder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
