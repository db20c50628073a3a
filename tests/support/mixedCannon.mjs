/**
 * Fires a mix of requests at a host from a process of its own: `{ origin, requests, connections, seconds, rate }` as its
 * parent's message, `rate` in requests a second or none for as many as go. Answers with what came back, and ends.
 */
import autocannon from 'autocannon';

process.once('message', ({ origin, requests, connections, seconds, rate }) => {
  autocannon(
    { url: origin, requests, connections, duration: seconds, ...(rate === undefined ? {} : { overallRate: rate }), timeout: 30 },
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
