import type { LimitName } from '../../../contract/endpoints';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { CountWriter } from '../../calls/counting/countWriter';
import type { SourceState } from '../../delivery/templates/templateSource';
import { addGauge } from './gauge';

/** What is looked at when somebody asks. */
export interface ObservedHost {
  /** What the host last heard of its templates; undefined where they are the lender's. */
  readonly templates: () => SourceState | undefined;
  readonly clock: () => number;
}

export interface AnsweredRequest {
  readonly method: string;
  /** As registered, never as asked: what people ask for has no end. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** From a page out of memory to a call that waits for the lender. */
const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Figures of one host for Prometheus. They name routes, limits and tables, never people or pages. */
export class HostMetrics {
  readonly registry = new Registry();
  private readonly requests = new Counter({
    name: 'vitrina_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers: [this.registry],
  });
  private readonly durations = new Histogram({
    name: 'vitrina_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route'],
    buckets: durationBuckets,
    registers: [this.registry],
  });
  private readonly limits = new Counter({
    name: 'vitrina_limit_reached_total',
    help: 'Calls refused since a limit was reached.',
    labelNames: ['limit'],
    registers: [this.registry],
  });
  private readonly keyFactsFaults = new Counter({
    name: 'vitrina_key_facts_faults_total',
    help: 'Key facts of loans that phones showed without a field, or with an all-in figure that their plan does not come to.',
    labelNames: ['fault'],
    registers: [this.registry],
  });
  private readonly events = new Counter({
    name: 'vitrina_events_written_total',
    help: 'Visits, clicks, registrations, vitals and errors of pages written to the database.',
    registers: [this.registry],
  });

  constructor({ templates, clock }: ObservedHost) {
    const { registry } = this;
    collectDefaultMetrics({ register: registry });
    addGauge(
      registry,
      'vitrina_templates_current',
      'Whether what is served is known to be what is published: 1, or 0 with last good copies.',
      () => (templates()?.isCurrent === false ? 0 : 1),
    );
    addGauge(
      registry,
      'vitrina_templates_age_seconds',
      'Time since the database last confirmed what is served.',
      () => {
        const state = templates();
        return state ? Math.max(0, clock() - state.confirmedAt) / 1_000 : undefined;
      },
    );
    addGauge(
      registry,
      'vitrina_publications',
      'Publications, rollbacks and ends so far, as this host knows them.',
      () => templates()?.sequence,
    );
  }

  countRequest({ method, route, status, seconds }: AnsweredRequest): void {
    this.requests.inc({ method, route, status });
    this.durations.observe({ method, route }, seconds);
  }

  countLimit(limit: LimitName): void {
    this.limits.inc({ limit });
  }

  /** @param fault a field that was not sent, or `allInDiffers` */
  countKeyFactsFault(fault: string): void {
    this.keyFactsFaults.inc({ fault });
  }

  countWrites(writer: Pick<CountWriter, 'write'>): Pick<CountWriter, 'write'> {
    return {
      write: async (rows) => {
        await writer.write(rows);
        this.events.inc(rows.reduce((sum, { count }) => sum + count, 0));
      },
    };
  }
}
