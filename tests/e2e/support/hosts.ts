import { startHost, type Host, type HostOptions } from '../../support/host';
import { editorStories } from './editorStories';
import { indiaStories } from './indiaStories';
import { seededFileFor } from './seededFiles';
import { visitorStories } from './visitorStories';

/** Files all over a run ask for these: they stay until its end. */
const lasting = [visitorStories, editorStories, indiaStories].map((options) => keyOf(options));

/** A host costs its machine some 100 MB; of those that one file asks for, the ones not asked for lately make room. */
const mostAtOnce = 2;

function keyOf(options: HostOptions, owner?: string): string {
  return JSON.stringify([owner, options]);
}

/** The hosts of one worker: started when a test first asks for one with such options, shared by all that ask for the same. */
export class Hosts {
  /** The one that was asked for last stands last. */
  private readonly running = new Map<string, Promise<Host>>();
  private readonly ending: Promise<void>[] = [];

  /** A test that must not meet what others leave behind names itself as the owner. */
  async of(options: HostOptions, owner?: string): Promise<Host> {
    const key = keyOf(options, owner);
    const host =
      this.running.get(key) ?? startHost({ ...options, databaseFile: seededFileFor(options), fails: true });
    this.running.delete(key);
    this.running.set(key, host);
    const passing = [...this.running.keys()].filter((each) => !lasting.includes(each));
    for (const oldest of passing.slice(0, -mostAtOnce)) this.end(oldest);
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
