import type { FastifyInstance } from 'fastify';
import { stopInTime } from '../../../process/ending';
import { Polling } from '../../../process/polling';
import type { Editor } from '../../editor';
import { type ReportFailure, runSchedule } from './runSchedule';

/** A set time is kept within two seconds, as publishing by hand is. */
const intervalMs = 1_000;

type SchedulingEditor = Pick<Editor, 'database' | 'clock' | 'log'>;

/** Looks every second for what is due, until stopped. A database that is down is asked again. */
class Scheduler {
  private readonly polling = new Polling(() => this.run(), intervalMs);
  private readonly ending = new AbortController();
  private isFailing = false;
  /** Templates and bundles whose move could not be made at the last look: told once, tried again each time. */
  private failing: ReadonlySet<string> = new Set();

  constructor(private readonly editor: SchedulingEditor) {}

  private async run(): Promise<void> {
    const { database, clock, log } = this.editor;
    try {
      const failing = new Set<string>();
      const reportFailure: ReportFailure = (subject, error) => {
        failing.add(subject);
        if (!this.failing.has(subject))
          log.error({ err: error, subject }, 'what was scheduled could not be done; trying again');
      };
      await runSchedule(database, clock(), reportFailure, this.ending.signal);
      this.failing = failing;
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing)
        log.warn({ err: error }, 'scheduled publishing could not be looked at; trying again');
      this.isFailing = true;
    }
  }

  start(): void {
    this.polling.start();
  }

  stop(): Promise<void> {
    this.ending.abort();
    return this.polling.stop();
  }
}

/** Does what is due while the host listens. */
export function registerScheduler(app: FastifyInstance, editor: SchedulingEditor): void {
  const scheduler = new Scheduler(editor);
  app.addHook('onListen', async () => scheduler.start());
  app.addHook('preClose', () => stopInTime(app, 'schedules', () => scheduler.stop()));
}
