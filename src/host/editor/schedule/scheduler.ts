import type { Editor } from '../editor';
import { runSchedule } from './runSchedule';

/** A set time is kept within two seconds, as publishing by hand is. */
const intervalMs = 1_000;

/** Looks every second for what is due, until stopped. A database that is down is asked again. */
export class Scheduler {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isFailing = false;
  /** Templates whose move could not be made at the last look: told once, tried again each time. */
  private failing: ReadonlySet<string> = new Set();

  constructor(private readonly editor: Pick<Editor, 'database' | 'clock' | 'log'>) {}

  private async run(): Promise<void> {
    const { database, clock, log } = this.editor;
    try {
      const failing = new Set<string>();
      await runSchedule(database, clock(), (templateId, error) => {
        failing.add(templateId);
        if (!this.failing.has(templateId)) log.error({ err: error, templateId }, 'what was scheduled could not be done; trying again');
      });
      this.failing = failing;
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) log.warn({ err: error }, 'scheduled publishing could not be looked at; trying again');
      this.isFailing = true;
    }
  }

  start(): void {
    const next = async () => {
      this.running = this.run();
      await this.running;
      if (this.timer) this.timer = setTimeout(() => void next(), intervalMs).unref();
    };
    this.timer = setTimeout(() => void next(), intervalMs).unref();
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.running;
  }
}
