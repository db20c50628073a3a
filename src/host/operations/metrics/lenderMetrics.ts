import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import {
  bulkheadNames,
  type BulkheadName,
  type Bulkheads,
  type SentName,
} from '../../delivery/lender/bulkheads';
import type { LenderObserver, LenderOutcome } from '../../delivery/lender/lenderClient';

const durationBuckets = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** What calls to the lender come to, and who waits for it. */
export class LenderMetrics implements LenderObserver {
  private readonly requests = new Counter({
    name: 'vitrina_lender_requests_total',
    help: 'Calls for the lender by what came of them: answered, refused (4xx), failed (5xx), timeout, cancelled, broken, unreachable, busy.',
    labelNames: ['call', 'outcome'],
    registers: [],
  });
  private readonly durations = new Histogram({
    name: 'vitrina_lender_request_duration_seconds',
    help: 'Time from a call to the head of the lender’s reply or the end without one, waiting for a place included.',
    labelNames: ['call'],
    buckets: durationBuckets,
    registers: [],
  });
  private readonly refusals = new Counter({
    name: 'vitrina_lender_queue_refused_total',
    help: 'Calls that found no place in time and were not sent.',
    labelNames: ['kind'],
    registers: [],
  });

  callEnded(call: SentName, outcome: LenderOutcome, seconds: number): void {
    this.requests.inc({ call, outcome });
    this.durations.observe({ call }, seconds);
  }

  turnedAway(kind: BulkheadName): void {
    this.refusals.inc({ kind });
  }

  /** Shows them among a host's figures, with how many calls wait at each of these. */
  register(registry: Registry, bulkheads: Bulkheads): void {
    registry.registerMetric(this.requests);
    registry.registerMetric(this.durations);
    registry.registerMetric(this.refusals);
    new Gauge({
      name: 'vitrina_lender_queue_waiting',
      help: 'Calls that wait for a place.',
      labelNames: ['kind'],
      registers: [registry],
      collect() {
        for (const kind of bulkheadNames) this.set({ kind }, bulkheads[kind].waiting);
      },
    });
  }
}
