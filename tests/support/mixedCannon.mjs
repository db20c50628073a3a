/**
 * Fires a mix of requests at a host from a process of its own: `{ origin, requests, connections, seconds, amount, rate }`
 * as its parent's message, for that time or that many requests, `rate` a second or as many as go. Answers with what came back, and ends.
 */
import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';

/** Under a key of its own each time: a repeat would only be given the first reply. */
const withNewKey = (request) => ({
  ...request,
  headers: { ...request.headers, 'idempotency-key': randomUUID() },
});
const prepared = (request) =>
  'idempotency-key' in request.headers ? { ...request, setupRequest: withNewKey } : request;

process.once('message', ({ origin, requests, connections, seconds, amount, rate }) => {
  autocannon(
    {
      url: origin,
      requests: requests.map(prepared),
      connections,
      ...(amount === undefined ? { duration: seconds } : { amount }),
      ...(rate === undefined ? {} : { overallRate: rate }),
      timeout: 30,
    },
    (error, result) => {
      if (error) throw error;
      const { latency, errors, timeouts, non2xx } = result;
      process.send(
        {
          requestsPerSecond: result.requests.average,
          total: result.requests.total,
          p50: latency.p50,
          p99: latency.p99,
          longest: latency.max,
          failures: errors + timeouts + non2xx,
        },
        () => process.exit(),
      );
    },
  );
});
