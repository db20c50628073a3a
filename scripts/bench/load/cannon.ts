import { spawn } from 'node:child_process';

export const connections = 64;

export interface Burst {
  readonly requests: number;
  readonly requestsPerSecond: number;
  /** ms. */
  readonly p50: number;
  readonly p99: number;
}

interface Report {
  readonly requests: { readonly average: number; readonly total: number };
  readonly latency: { readonly p50: number; readonly p99: number };
  readonly non2xx: number;
  readonly errors: number;
  readonly timeouts: number;
}

/** Asks for an address over many connections at once, from a process of its own. Throws where an answer is not 2xx. */
export async function fire(address: string, seconds: number): Promise<Burst> {
  const words = [
    '--json',
    '--connections',
    connections,
    '--duration',
    seconds,
    '--headers',
    'accept-encoding=gzip, deflate, br',
    address,
  ];
  const child = spawn(process.execPath, [require.resolve('autocannon'), ...words.map(String)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  for await (const piece of child.stdout) output += String(piece);
  // Its own format; a field that is missing shows as a failure below.
  const { requests, latency, non2xx, errors, timeouts } = JSON.parse(output) as Report;
  if (non2xx + errors + timeouts > 0)
    throw new Error(`${address}: ${non2xx} not 2xx, ${errors} errors, ${timeouts} timeouts`);
  return {
    requests: requests.total,
    requestsPerSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
  };
}
