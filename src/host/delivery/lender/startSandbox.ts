import type { FastifyBaseLogger } from 'fastify';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { recordOf } from '../../../kernel/record';
import type { Configuration } from '../../process/settings/configuration';

export interface Upstream {
  readonly origin: string;
  /** Screens that show what the sandbox has; none of a lender's are known. */
  readonly screens: readonly SampleScreen[];
  stop(): Promise<void>;
}

/** A screen of the borrower: path and query, and what it shows. */
export interface SampleScreen {
  readonly name: string;
  readonly address: string;
}

export interface SandboxLaunch {
  readonly file: string;
  readonly configuration: Pick<Configuration, 'configFile' | 'dataFolder' | 'rateLimits'>;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>;
}

const restartAfterMs = 1_000;
const endsWithinMs = 2_000;

/** It needs none of the host's secrets. Its lines go where the host's go. */
function launch({ file, configuration }: SandboxLaunch, port: string): ChildProcess {
  const { configFile, dataFolder, rateLimits } = configuration;
  const env = {
    PATH: process.env.PATH,
    PORT: port,
    DATA_DIR: dataFolder,
    RATE_LIMITS: rateLimits ? 'on' : 'off',
    ...(configFile !== undefined && { CONFIG_FILE: configFile }),
  };
  return fork(file, [], { env, execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

async function whenListening(child: ChildProcess): Promise<Pick<Upstream, 'origin' | 'screens'>> {
  const ended = new AbortController();
  child.once('exit', () => ended.abort());
  child.once('error', (error) => ended.abort(error));
  const said: readonly unknown[] = await once(child, 'message', { signal: ended.signal }).catch(() => {
    throw new Error('UPSTREAM_URL: the sandbox ended before it listened; it says why in the lines above');
  });
  const { origin, screens } = recordOf(said[0]);
  const listed: readonly unknown[] = Array.isArray(screens) ? screens : [];
  return {
    origin: String(origin),
    screens: listed.map(recordOf).map(({ name, address }) => ({
      name: String(name),
      address: String(address),
    })),
  };
}

/** Resolves with why it ended. One that the system could not start has no `exit`, only an `error`. */
const whenEnded = (child: ChildProcess): Promise<object> =>
  new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    child.on('error', (err) => {
      if (child.pid === undefined) resolve({ err });
    });
  });

/** Ends by itself once nobody speaks with it any more, as it does where the host is killed. */
async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = whenEnded(child);
  if (child.connected) child.disconnect();
  const timer = setTimeout(() => child.kill('SIGKILL'), endsWithinMs);
  await ended;
  clearTimeout(timer);
}

/**
 * Starts the sandbox beside the host, on a port of this machine that the system chooses. Where it ends by itself, the log
 * says so and it is started again on the same port. Rejects where it can't be started.
 */
export async function startSandbox(options: SandboxLaunch): Promise<Upstream> {
  const { log } = options;
  let child = launch(options, '0');
  const started = await whenListening(child);
  const { port } = new URL(started.origin);
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const restartLater = (why: object): void => {
    if (isStopped) return;
    log.error(why, 'the sandbox ended by itself: calls fail until it is started again');
    timer = setTimeout(restart, restartAfterMs);
  };
  const restart = (): void => {
    try {
      child = launch(options, port);
    } catch (err) {
      return restartLater({ err });
    }
    void whenEnded(child).then(restartLater);
    whenListening(child).then(
      () => log.info('the sandbox was started again'),
      () => undefined,
    );
  };
  void whenEnded(child).then(restartLater);
  return {
    ...started,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await end(child);
    },
  };
}
