import type { FastifyBaseLogger } from 'fastify';
import { CorruptRow } from '../../store/decodeRow';
import { isTemplateId } from '../../store/documentIdentity';
import type { TemplateStore } from '../../store/templateStore';
import { withTimeout } from '../../../kernel/timeout';
import { Polling } from '../../process/polling';
import type { PublishedTemplate, SourceState, TemplateLookup, WatchedTemplateSource } from './templateSource';
import { isDrawable } from './readPublished';
import { LastConfirmation } from './lastConfirmation';
import { LastGoodCopies } from './lastGoodCopies';
import { databasePatienceMs, readStored } from './readStored';
import { TemplateMemory, type FoundTemplate } from './templateMemory';

/** A publication is seen within two seconds on every host (contract: publish to seen). */
const pollIntervalMs = 1_000;
/** Changes come a poll apart at most, so the second reading is nearly always the last. */
const maxReadings = 3;

export interface StoreTemplateSourceOptions {
  readonly store: TemplateStore;
  /** Where last good copies are kept; one folder a database. */
  readonly copiesFolder: string;
  /** Copies the pictures of a page that is served; nobody waits for it. */
  readonly keepPictures?: (document: string) => Promise<void>;
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

const published = (template: PublishedTemplate): TemplateLookup => ({ status: 'published', template });

/** A new revision that is no template is shown to nobody. */
function withoutUndrawable(found: FoundTemplate): FoundTemplate {
  if (found.status !== 'published' || !found.template.guard) return found;
  const { guard, ...template } = found.template;
  return isDrawable(guard.next.document) ? found : { status: 'published', template };
}

/**
 * Templates of the host's own database. What was served stays in memory until the revision counter says that it
 * changed; while the database is down, memory and the copies on disk go on being served for seven days.
 */
export class StoreTemplateSource implements WatchedTemplateSource {
  private readonly memory = new TemplateMemory();
  private readonly copies: LastGoodCopies;
  private readonly loads = new Map<string, Promise<TemplateLookup>>();
  private readonly confirmation: LastConfirmation;
  private isDatabaseUp = true;
  /** Grows whenever something changed, so that a load begun before is not remembered after. */
  private changes = 0;
  private readonly polling = new Polling(() => this.readChanges(), pollIntervalMs);

  constructor(private readonly options: StoreTemplateSourceOptions) {
    this.copies = new LastGoodCopies(options.copiesFolder);
    this.confirmation = new LastConfirmation(options);
  }

  async find(id: string): Promise<TemplateLookup> {
    if (!isTemplateId(id)) return { status: 'missing' };
    const known = this.memory.find(id);
    const absence = this.memory.findAbsence(id);
    if (absence) return absence;
    if (known) return (await this.mayServeCopies()) ? published(known) : this.unavailable();
    const load = this.loads.get(id) ?? this.load(id).finally(() => this.loads.delete(id));
    this.loads.set(id, load);
    return load;
  }

  private async load(id: string): Promise<TemplateLookup> {
    // Known to be down: a request need not wait for the database to say so again.
    const early = this.isDatabaseUp ? undefined : await this.findCopy(id);
    if (early) return early;
    try {
      return await this.readAndKeep(id);
    } catch (error) {
      this.options.log.warn({ err: error }, 'a template could not be read from the database');
      const copy = await this.findCopy(id);
      if (copy) return copy;
      return error instanceof CorruptRow
        ? { status: 'failed', failure: { kind: 'malformed' } }
        : this.unavailable();
    }
  }

  /** Something else may go live while a template is read: then it is read again, so that what is served is also kept. */
  private async readAndKeep(id: string): Promise<TemplateLookup> {
    for (let attempt = 1; ; attempt += 1) {
      const { changes } = this;
      const found = await this.readGood(id);
      if (changes === this.changes) {
        this.memory.remember(id, found);
        if (found.status === 'published') await this.saveCopy(found.template);
        return found;
      }
      if (attempt === maxReadings) return found;
    }
  }

  /** What is no template at all never replaces what was good (contract §8). */
  private async readGood(id: string): Promise<FoundTemplate> {
    const found = withoutUndrawable(await readStored(this.options.store, id));
    if (found.status !== 'published' || isDrawable(found.template.document)) return found;
    const good = this.memory.find(id) ?? (await this.copies.find(id))?.template;
    if (!good || !isDrawable(good.document)) return found;
    this.options.log.warn(
      { id, revision: found.template.revision },
      'a revision is no template; the one before stays',
    );
    return { status: 'published', template: good };
  }

  private unavailable(): TemplateLookup {
    return { status: 'failed', failure: { kind: 'offline' } };
  }

  private async findCopy(id: string): Promise<TemplateLookup | undefined> {
    const copy = await this.copies.find(id);
    if (!copy) return undefined;
    return (await this.confirmation.isRecent(copy.confirmedAt)) ? published(copy.template) : undefined;
  }

  private saveCopy(template: PublishedTemplate): Promise<void> {
    const { clock, log, keepPictures } = this.options;
    keepPictures?.(template.document).catch((error: unknown) =>
      log.warn({ err: error }, 'pictures of a page could not be copied'),
    );
    return this.copies
      .save({ template, confirmedAt: clock() })
      .catch((error: unknown) => log.warn({ err: error }, 'a last good copy could not be saved'));
  }

  private async mayServeCopies(): Promise<boolean> {
    return this.isDatabaseUp || this.confirmation.isRecent();
  }

  state(): SourceState | undefined {
    const confirmation = this.confirmation.current();
    return confirmation && { ...confirmation, isCurrent: this.isDatabaseUp };
  }

  /** True where there are pages that can be served without the database. */
  async canServeCopies(): Promise<boolean> {
    for (const id of await this.copies.ids()) {
      if (await this.findCopy(id)) return true;
    }
    return false;
  }

  /** Asks for the revision counter and reads what changed. Never rejects. */
  poll(): Promise<void> {
    return this.polling.run();
  }

  private readChanges(): Promise<void> {
    return this.refreshChanged().then(
      () => this.setDatabaseUp(true),
      (error: unknown) => this.setDatabaseUp(false, error),
    );
  }

  private setDatabaseUp(isUp: boolean, error?: unknown): void {
    if (isUp !== this.isDatabaseUp) {
      if (isUp) this.options.log.info('the database answers again');
      else this.options.log.warn({ err: error }, 'the database does not answer; serving last good copies');
    }
    this.isDatabaseUp = isUp;
  }

  private async refreshChanged(): Promise<void> {
    const { store } = this.options;
    const { sequence: seen } = await this.confirmation.read();
    const sequence = await withTimeout(databasePatienceMs, store.sequence());
    if (sequence !== seen) {
      // A counter that went back is that of a database restored from a backup: nothing known may be trusted.
      const served = [...new Set([...this.memory.publishedIds(), ...(await this.copies.ids())])];
      const changed = sequence > seen ? await store.changedSince(seen) : served;
      this.changes += 1;
      for (const id of changed) await this.refresh(id, served.includes(id));
    }
    await this.confirmation.confirm(sequence);
  }

  private async refresh(id: string, wasServed: boolean): Promise<void> {
    if (!wasServed) return this.memory.forget(id);
    try {
      const found = await this.readGood(id);
      this.memory.remember(id, found);
      if (found.status === 'published') await this.saveCopy(found.template);
      else await this.copies.remove(id);
    } catch (error) {
      if (!(error instanceof CorruptRow)) throw error;
      this.options.log.warn({ err: error, id }, 'a damaged revision is not served; the one before stays');
    }
  }

  /** Polls every second until stopped. */
  start(): void {
    this.polling.start(0);
  }

  stop(): Promise<void> {
    return this.polling.stop();
  }
}
