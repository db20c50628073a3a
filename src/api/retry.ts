import type { Failure } from '../kernel/failure';
import type { RequestOutcome } from './request';

const maxRetries = 2;
/** First pause in ms; each further one is twice as long. */
const firstPause = 300;
/** A server that asks for more than this many ms gets no second try at all (contract §5). */
const maxRetryAfter = 30_000;

export interface RetryOptions {
  readonly random: () => number;
  readonly delay: (ms: number) => Promise<void>;
  readonly isOnline: () => boolean;
}

function isPassing(problem: Failure, isOnline: boolean): boolean {
  if (problem.kind === 'offline') return isOnline;
  return problem.kind === 'http' && (problem.status >= 500 || problem.status === 429);
}

/** Tries again what may succeed in a moment: lost connections, 5xx and 429. For calls that change nothing. */
export async function retry(
  attempt: () => Promise<RequestOutcome>,
  options: RetryOptions,
): Promise<RequestOutcome['result']> {
  for (let retries = 0; ; retries += 1) {
    const { result, retryAfter = 0 } = await attempt();
    const mayRetry = retries < maxRetries && retryAfter <= maxRetryAfter;
    if (result.ok || !mayRetry || !isPassing(result.error, options.isOnline())) return result;
    const jittered = firstPause * 2 ** retries * (0.5 + options.random());
    await options.delay(Math.max(retryAfter, jittered));
  }
}
