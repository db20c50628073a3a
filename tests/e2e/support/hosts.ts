import { startHost, type Host, type HostOptions } from '../../support/host';
import { seededFileFor } from './seededFiles';

/** A host costs its machine some 100 MB; those that no test asked for lately make room. */
const mostAtOnce = 4;

/** The hosts of one worker: started when a test first asks for one with such options, shared by all that ask for the same. */
export class Hosts {
  /** The one that was asked for last stands last. */
  private readonly running = new Map<string, Promise<Host>>();
  private readonly ending: Promise<void>[] = [];

  /** A test that must not meet what others leave behind names itself as the owner. */
  async of(options: HostOptions, owner?: string): Promise<Host> {
    const key = JSON.stringify([owner, options]);
    const host =
      this.running.get(key) ?? startHost({ ...options, databaseFile: seededFileFor(options), fails: true });
    this.running.delete(key);
    this.running.set(key, host);
    for (const [oldest] of [...this.running].slice(0, -mostAtOnce)) this.end(oldest);
    return host;
  }

  async stop(): Promise<void> {
    for (const key of [...this.running.keys()]) this.end(key);
    await Promise.all(this.ending);
  }

  private end(key: string): void {
    const host = this.running.get(key);
    this.running.delete(key);
    // One that never started has failed its own test.
    if (host)
      this.ending.push(
        host.then(
          (each) => each.stop(),
          () => undefined,
        ),
      );
  }
}
