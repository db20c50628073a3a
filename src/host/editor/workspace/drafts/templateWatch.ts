import { Polling } from '../../../process/polling';
import type { Editor } from '../../editor';
import { type TemplateStatus, readTemplateStatuses } from './templateStatus';

/** How often the database is looked at while somebody waits, in ms: taking over is told within a second on every host. */
const lookEveryMs = 400;
/** How long a call is held, in ms; below what proxies and the browser's own limit allow. */
const holdMs = 25_000;
/** Calls that are held at most, of everybody and of one account: each keeps a connection. Further ones are answered at once. */
const maxHeld = 1_000;
const maxHeldOfAccount = 20;

export interface Watching {
  readonly id: string;
  /** The mark that the caller has seen; undefined: nothing yet. */
  readonly seen: string | undefined;
  readonly accountId: string;
  /** The caller is gone. */
  readonly signal: AbortSignal;
}

interface Held extends Watching {
  readonly answer: (status: TemplateStatus | undefined) => void;
}

export interface Watched {
  readonly status: TemplateStatus;
  /** False: there was no room to hold the call. */
  readonly isHeld: boolean;
}

/**
 * Holds calls about templates until something about them changes. However many are held, each host asks the database
 * once for all of them.
 */
export class TemplateWatch {
  private readonly held = new Set<Held>();
  private readonly polling = new Polling(() => this.look(), lookEveryMs);
  private isPolling = false;
  private isClosed = false;

  constructor(private readonly editor: Pick<Editor, 'database' | 'clock'>) {}

  /** Resolves once the template differs from what was seen, after 25 s at the latest; undefined: there is no such template. */
  async watch(watching: Watching): Promise<Watched | undefined> {
    const { id, seen, accountId } = watching;
    const status = await this.read([id]).then((found) => found.get(id));
    if (!status) return undefined;
    if (status.mark !== seen) return { status, isHeld: true };
    if (!this.hasRoom(accountId)) return { status, isHeld: false };
    return { status: (await this.hold(watching)) ?? status, isHeld: true };
  }

  /** Everybody is answered; nobody is held any more. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const { answer } of [...this.held]) answer(undefined);
    await this.polling.stop();
  }

  private hasRoom(accountId: string): boolean {
    if (this.isClosed || this.held.size >= maxHeld) return false;
    const own = [...this.held].filter((each) => each.accountId === accountId);
    return own.length < maxHeldOfAccount;
  }

  /** Undefined: nothing has changed meanwhile. */
  private hold(watching: Watching): Promise<TemplateStatus | undefined> {
    if (watching.signal.aborted) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const answer = (status: TemplateStatus | undefined): void => {
        clearTimeout(timer);
        watching.signal.removeEventListener('abort', leave);
        this.held.delete(held);
        resolve(status);
      };
      const leave = (): void => answer(undefined);
      const timer = setTimeout(leave, holdMs);
      const held = { ...watching, answer };
      watching.signal.addEventListener('abort', leave);
      this.held.add(held);
      this.beginPolling();
    });
  }

  /** From the first call on: a host whose editor nobody opens asks for nothing. */
  private beginPolling(): void {
    if (this.isPolling) return;
    this.isPolling = true;
    this.polling.start();
  }

  private async look(): Promise<void> {
    const ids = [...new Set([...this.held].map(({ id }) => id))];
    // A database that is away is told of by the next call; these wait on.
    const found = await this.read(ids).catch(() => undefined);
    if (!found) return;
    for (const { id, seen, answer } of [...this.held]) {
      const status = found.get(id);
      if (status && status.mark !== seen) answer(status);
    }
  }

  private read(ids: readonly string[]): Promise<ReadonlyMap<string, TemplateStatus>> {
    return readTemplateStatuses(this.editor.database, ids, this.editor.clock());
  }
}
