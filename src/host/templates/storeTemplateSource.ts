import type { FastifyBaseLogger } from 'fastify';
import { CorruptRow } from '../store/decodeRow';
import { documentAfter, isTemplateId } from '../store/documentIdentity';
import type { TemplateStore } from '../store/templateStore';
import type { PublishedTemplate, SourceState, TemplateLookup, WatchedTemplateSource } from '../templateSource';
import { isDrawableText } from './isDrawable';
import { readConfirmation, writeConfirmation, type Confirmation } from './confirmation';
import { lastGoodAgeMs } from './lastGoodAge';
import { LastGoodCopies } from './lastGoodCopies';
import { TemplateMemory, type FoundTemplate } from './templateMemory';
import { within } from './within';

/** A publication is seen within two seconds on every host (contract: publish to seen). */
const pollIntervalMs = 1_000;
/** Who asks for a page waits no longer for a database that stalls; then the last good copy is served. */
const databasePatienceMs = 3_000;
/** Changes come a poll apart at most, so the second reading is nearly always the last. */
const mostReadings = 3;
/** The file is only needed after a restart, so it need not be to the second. */
const confirmationIntervalMs = 60_000;

export interface StoreTemplateSourceOptions {
  readonly store: TemplateStore;
  /** Where last good copies are kept; one folder a database. */
  readonly copiesFolder: string;
  /** Copies the pictures of a page that is served; never rejects. */
  readonly keepPictures?: (document: string) => Promise<void>;
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

const published = (template: PublishedTemplate): TemplateLookup => ({ status: 'published', template });

/**
 * Templates of the host's own database. What was served stays in memory until the revision counter says that it
 * changed; while the database is down, memory and the copies on disk go on being served for seven days.
 */
export class StoreTemplateSource implements WatchedTemplateSource {
  private readonly memory = new TemplateMemory();
  private readonly copies: LastGoodCopies;
  private readonly loads = new Map<string, Promise<TemplateLookup>>();
  private confirmation: Confirmation | undefined;
  private writtenConfirmation: Confirmation = { sequence: -1, confirmedAt: 0 };
  private isDatabaseUp = true;
  /** Grows whenever something changed, so that a load begun before is not remembered after. */
  private changes = 0;
  private timer: NodeJS.Timeout | undefined;
  private polling: Promise<void> | undefined;

  constructor(private readonly options: StoreTemplateSourceOptions) {
    this.copies = new LastGoodCopies(options.copiesFolder);
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
    // Known to be down: who asks need not wait for the database to say so again.
    const early = this.isDatabaseUp ? undefined : await this.findCopy(id);
    if (early) return early;
    try {
      return await this.readAndKeep(id);
    } catch (error) {
      this.options.log.warn({ err: error }, 'a template could not be read from the database');
      const copy = await this.findCopy(id);
      if (copy) return copy;
      return error instanceof CorruptRow ? { status: 'failed', failure: { kind: 'malformed' } } : this.unavailable();
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
      if (attempt === mostReadings) return found;
    }
  }

  private async read(id: string): Promise<FoundTemplate> {
    const { store } = this.options;
    const revision = await within(databasePatienceMs, store.published(id));
    if (!revision) return this.readAbsence(id);
    const { document, sha256 } = revision;
    return { status: 'published', template: { id, revision: String(revision.revision), document, sha256 } };
  }

  /** What is no template at all never replaces what was good (contract §8). */
  private async readGood(id: string): Promise<FoundTemplate> {
    const found = await this.read(id);
    if (found.status !== 'published' || isDrawableText(found.template.document)) return found;
    const good = this.memory.find(id) ?? (await this.copies.find(id))?.template;
    if (!good || !isDrawableText(good.document)) return found;
    this.options.log.warn({ id, revision: found.template.revision }, 'a revision is no template; the one before stays');
    return { status: 'published', template: good };
  }

  private async readAbsence(id: string): Promise<FoundTemplate> {
    const ended = await within(databasePatienceMs, this.options.store.ended(id));
    return ended ? { status: 'ended', after: documentAfter(ended.document) } : { status: 'missing' };
  }

  private unavailable(): TemplateLookup {
    return { status: 'failed', failure: { kind: 'offline' } };
  }

  private async findCopy(id: string): Promise<TemplateLookup | undefined> {
    const copy = await this.copies.find(id);
    if (!copy) return undefined;
    const { confirmedAt } = await this.lastConfirmation();
    if (this.options.clock() - Math.max(confirmedAt, copy.confirmedAt) > lastGoodAgeMs) return undefined;
    return published(copy.template);
  }

  private saveCopy(template: PublishedTemplate): Promise<void> {
    const { clock, log, keepPictures } = this.options;
    void keepPictures?.(template.document);
    return this.copies
      .save({ template, confirmedAt: clock() })
      .catch((error: unknown) => log.warn({ err: error }, 'a last good copy could not be saved'));
  }

  private async lastConfirmation(): Promise<Confirmation> {
    this.confirmation ??= await this.readConfirmation();
    return this.confirmation;
  }

  /** The host that wrote it may have heard from the database until the next writing was due: seven days are the least. */
  private async readConfirmation(): Promise<Confirmation> {
    const { copiesFolder, clock } = this.options;
    const { sequence, confirmedAt } = await readConfirmation(copiesFolder);
    return { sequence, confirmedAt: Math.min(clock(), confirmedAt + confirmationIntervalMs) };
  }

  private async mayServeCopies(): Promise<boolean> {
    if (this.isDatabaseUp) return true;
    const { confirmedAt } = await this.lastConfirmation();
    return this.options.clock() - confirmedAt <= lastGoodAgeMs;
  }

  state(): SourceState | undefined {
    return this.confirmation && { ...this.confirmation, isCurrent: this.isDatabaseUp };
  }

  /** True where there are pages that can be served without the database. */
  async canServeCopies(): Promise<boolean> {
    return (await this.mayServeCopies()) && (await this.copies.ids()).length > 0;
  }

  /** Asks for the revision counter and takes over what changed. Never rejects. */
  poll(): Promise<void> {
    this.polling ??= this.takeOverChanges()
      .then(
        () => this.setDatabaseUp(true),
        (error: unknown) => this.setDatabaseUp(false, error),
      )
      .finally(() => (this.polling = undefined));
    return this.polling;
  }

  private setDatabaseUp(isUp: boolean, error?: unknown): void {
    if (isUp !== this.isDatabaseUp) {
      if (isUp) this.options.log.info('the database answers again');
      else this.options.log.warn({ err: error }, 'the database does not answer; serving last good copies');
    }
    this.isDatabaseUp = isUp;
  }

  private async takeOverChanges(): Promise<void> {
    const { store, clock } = this.options;
    const seen = (await this.lastConfirmation()).sequence;
    const sequence = await within(databasePatienceMs, store.sequence());
    if (sequence !== seen) {
      // A counter that went back is that of a database restored from a backup: nothing known may be trusted.
      const served = [...new Set([...this.memory.publishedIds(), ...(await this.copies.ids())])];
      const changed = sequence > seen ? await store.changedSince(seen) : served;
      this.changes += 1;
      for (const id of changed) await this.refresh(id, served.includes(id));
    }
    this.confirmation = { sequence, confirmedAt: clock() };
    await this.writeConfirmation(this.confirmation);
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

  private async writeConfirmation(confirmation: Confirmation): Promise<void> {
    const { sequence, confirmedAt } = this.writtenConfirmation;
    if (sequence === confirmation.sequence && confirmation.confirmedAt - confirmedAt < confirmationIntervalMs) return;
    this.writtenConfirmation = confirmation;
    await writeConfirmation(this.options.copiesFolder, confirmation).catch((error: unknown) =>
      this.options.log.warn({ err: error }, 'the state of the last good copies could not be saved'),
    );
  }

  /** Polls every second until stopped. */
  start(): void {
    const next = async () => {
      await this.poll();
      if (this.timer) this.timer = setTimeout(() => void next(), pollIntervalMs).unref();
    };
    this.timer = setTimeout(() => void next(), 0).unref();
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.polling;
  }
}
