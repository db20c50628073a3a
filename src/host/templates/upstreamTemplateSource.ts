import { LRUCache } from 'lru-cache';
import type { FastifyBaseLogger } from 'fastify';
import { isTemplateId } from '../store/documentIdentity';
import type { PublishedTemplate, TemplateLookup, WatchedTemplateSource } from '../templateSource';
import { fetchTemplate } from './fetchTemplate';
import { lastGoodAgeMs } from './lastGoodAge';
import { LastGoodCopies } from './lastGoodCopies';

/** The upstream has no revision counter, so it is asked again after this long. */
const freshMs = 1_000;
/** All calls time out after 60 s (contract §5); with a copy at hand nobody waits that long. */
const timeoutMs = 60_000;
const timeoutWithCopyMs = 3_000;
const mostBytes = 64 * 1_048_576;
const mostMissingIds = 10_000;
const rewriteCopyAfterMs = 60 * 60 * 1_000;

interface Known {
  readonly template: PublishedTemplate;
  /** When the upstream last said so; epoch milliseconds. */
  readonly confirmedAt: number;
  /** When it was last asked. */
  readonly askedAt: number;
  readonly savedAt: number;
}

export interface UpstreamTemplateSourceOptions {
  /** Address of `channel-template` for an id. */
  readonly addressOf: (id: string) => string;
  readonly copiesFolder: string;
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** Templates of the lender's own back end, with the same last good copies as the store's. */
export class UpstreamTemplateSource implements WatchedTemplateSource {
  private readonly known = new LRUCache<string, Known>({
    maxSize: mostBytes,
    sizeCalculation: ({ template }) => template.document.length * 2 + 1,
  });
  /** When the upstream said of an id that it publishes nothing there: anybody may ask for ids of their own making. */
  private readonly missing = new LRUCache<string, number>({ max: mostMissingIds });
  private readonly copies: LastGoodCopies;
  private readonly fetches = new Map<string, Promise<TemplateLookup>>();

  constructor(private readonly options: UpstreamTemplateSourceOptions) {
    this.copies = new LastGoodCopies(options.copiesFolder);
  }

  async find(id: string): Promise<TemplateLookup> {
    if (!isTemplateId(id)) return { status: 'missing' };
    const known = this.known.get(id);
    if (known && this.isFresh(known.askedAt)) return { status: 'published', template: known.template };
    const missingAt = this.missing.get(id);
    if (missingAt !== undefined && this.isFresh(missingAt)) return { status: 'missing' };
    const fetched = this.fetches.get(id) ?? this.ask(id).finally(() => this.fetches.delete(id));
    this.fetches.set(id, fetched);
    return fetched;
  }

  private isFresh(askedAt: number): boolean {
    return this.options.clock() - askedAt < freshMs;
  }

  private async ask(id: string): Promise<TemplateLookup> {
    const { addressOf, clock, log } = this.options;
    const known = await this.newestCopy(id);
    const lookup = await fetchTemplate(id, addressOf(id), known ? timeoutWithCopyMs : timeoutMs);
    const now = clock();
    if (lookup.status === 'published') {
      this.remember(lookup.template, known, now);
    } else if (lookup.status === 'missing') {
      this.known.delete(id);
      this.missing.set(id, now);
      await this.copies.remove(id).catch((error: unknown) => log.warn({ err: error }, 'a copy could not be removed'));
    } else if (lookup.failure.kind !== 'refused' && known && this.mayServe(known)) {
      log.warn({ id, failure: lookup.failure.kind }, 'the upstream gave no template; serving the last good copy');
      this.known.set(id, { ...known, askedAt: now });
      return { status: 'published', template: known.template };
    }
    return lookup;
  }

  private async newestCopy(id: string): Promise<Known | undefined> {
    return this.known.get(id) ?? (await this.fromDisk(id));
  }

  private mayServe({ confirmedAt }: Known): boolean {
    return this.options.clock() - confirmedAt <= lastGoodAgeMs;
  }

  /** The host that wrote it may have heard from the upstream until the next writing was due: seven days are the least. */
  private async fromDisk(id: string): Promise<Known | undefined> {
    const copy = await this.copies.find(id);
    if (!copy) return undefined;
    const { template, confirmedAt: savedAt } = copy;
    return { template, savedAt, askedAt: 0, confirmedAt: Math.min(this.options.clock(), savedAt + rewriteCopyAfterMs) };
  }

  private remember(template: PublishedTemplate, before: Known | undefined, now: number): void {
    const isSaved = before?.template.sha256 === template.sha256 && now - before.savedAt < rewriteCopyAfterMs;
    this.known.set(template.id, { template, confirmedAt: now, askedAt: now, savedAt: isSaved ? before.savedAt : now });
    if (isSaved) return;
    this.copies
      .save({ template, confirmedAt: now })
      .catch((error: unknown) => this.options.log.warn({ err: error }, 'a last good copy could not be saved'));
  }

  state(): undefined {
    return undefined;
  }

  /** True where there are pages that can be served without the upstream. */
  async canServeCopies(): Promise<boolean> {
    for (const id of await this.copies.ids()) {
      const copy = await this.newestCopy(id);
      if (copy && this.mayServe(copy)) return true;
    }
    return false;
  }

  /** Nothing to watch: the upstream is asked as pages are. */
  start(): void {}

  async stop(): Promise<void> {
    await Promise.allSettled(this.fetches.values());
  }
}
