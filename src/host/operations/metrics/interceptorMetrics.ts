import type { Registry } from 'prom-client';
import type { WriteQueueState } from '../../calls/interceptor/writeQueue';
import { withTimeout } from '../../../kernel/timeout';
import { addGauge } from './gauge';

/** What is looked at when somebody asks. */
export interface ObservedInterceptor {
  /** Calls whose outcome is open, of all hosts of the database. */
  readonly openOutcomes: () => Promise<number>;
  readonly evidenceQueue: () => WriteQueueState;
}

/** Somebody who asks for figures waits no longer for a database that stalls. */
const patienceMs = 2_000;

/** Figures of the interceptor of calls that act. */
export function addInterceptorMetrics(
  registry: Registry,
  { openOutcomes, evidenceQueue }: ObservedInterceptor,
): void {
  addGauge(
    registry,
    'vitrina_open_outcomes',
    'Calls that act whose reply was lost, and that nothing has settled since.',
    () => withTimeout(patienceMs, openOutcomes()).catch(() => undefined),
  );
  addGauge(
    registry,
    'vitrina_evidence_waiting',
    'Calls whose evidence waits in this host for the database.',
    () => evidenceQueue().length,
  );
  addGauge(
    registry,
    'vitrina_evidence_oldest_seconds',
    'How long the oldest of them waits.',
    () => evidenceQueue().oldestSeconds,
  );
  addGauge(
    registry,
    'vitrina_evidence_lost',
    'Rows of evidence that this host has given up.',
    () => evidenceQueue().lost,
  );
}
