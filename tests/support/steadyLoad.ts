import { Agent, request } from 'node:http';

/** One request that a load repeats. */
export interface LoadRequest {
  readonly method?: 'GET' | 'POST';
  /** With its query. */
  readonly path: string;
  readonly headers?: () => Readonly<Record<string, string>>;
  readonly body?: () => string;
}

export interface LoadResult {
  readonly requests: number;
  /** What was asked, what came instead of an answer below 400, and how often. */
  readonly failures: readonly string[];
  /** Of all answers, ms, ascending. */
  readonly latencies: readonly number[];
}

export interface SteadyLoad {
  /** Ends it after the requests under way. */
  stop(): Promise<LoadResult>;
}

const visitorAddress = (): string => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`;

/** Each request comes from another visitor, where the host trusts what it is told of that. */
function ask(
  origin: string,
  agent: Agent,
  { method = 'GET', path, headers, body }: LoadRequest,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      origin + path,
      {
        method,
        agent,
        headers: { 'accept-encoding': 'br', 'x-forwarded-for': visitorAddress(), ...headers?.() },
      },
      (reply) => {
        reply.resume();
        reply.once('error', reject);
        reply.once('end', () =>
          reply.complete ? resolve(reply.statusCode ?? 0) : reject(new Error('cut off')),
        );
      },
    );
    sent.once('error', reject);
    sent.end(body?.());
  });
}

/** Asks for everything in turn over some connections at once, each of them for the next as soon as it has an answer. */
export function startLoad(
  originOf: (number: number) => string,
  mix: readonly LoadRequest[],
  connections: number,
): SteadyLoad {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const failures = new Map<string, number>();
  const latencies: number[] = [];
  let isStopped = false;
  let number = 0;
  const next = async (): Promise<void> => {
    number += 1;
    const each = mix[number % mix.length];
    if (!each) return;
    const start = performance.now();
    const answer = await ask(originOf(number), agent, each).catch(String);
    latencies.push(performance.now() - start);
    if (typeof answer === 'number' && answer < 400) return;
    const failure = `${each.method ?? 'GET'} ${each.path}: ${answer}`;
    failures.set(failure, (failures.get(failure) ?? 0) + 1);
  };
  const work = Array.from({ length: connections }, async () => {
    while (!isStopped) await next();
  });
  return {
    async stop() {
      isStopped = true;
      await Promise.all(work);
      agent.destroy();
      latencies.sort((one, other) => one - other);
      return {
        requests: latencies.length,
        failures: [...failures].map(([what, times]) => `${what}, ${times} times`),
        latencies,
      };
    },
  };
}
