import { LRUCache } from 'lru-cache';
import type { FastifyBaseLogger } from 'fastify';
import { isTemplateId } from '../../store/documentIdentity';
import { withTimeout } from '../../../kernel/timeout';
import type { PublishedTemplate, TemplateLookup, WatchedTemplateSource } from './templateSource';
import type { LenderClient } from '../lender/lenderClient';
import { fetchTemplate } from './fetchTemplate';
import { lastGoodAgeMs } from '../http/cacheControl';
import { LastGoodCopies } from './lastGoodCopies';
import { RememberedFailures, type RememberedFailure } from './rememberedFailures';

/** The upstream has no revision counter, so it is asked again after this long. */
const freshMs = 1_000;
/** How long the upstream has for an answer; less where a copy is at hand, so that one request that hangs delays no publication. */
const timeoutMs = 15_000;
const timeoutWithCopyMs = 3_000;
/** The first byte of a page comes within 3 s, whatever the upstream does (contract §2). */
const pagePatienceMs = 2_000;
const maxBytes = 64 * 1_048_576;
const maxMissingIds = 10_000;
const rewriteCopyAfterMs = 60 * 60 * 1_000;

interface Asking {
  readonly lookup: Promise<TemplateLookup>;
  /** In ms of `performance.now()`. */
  readonly begunAt: number;
}

interface Known {
  readonly template: PublishedTemplate;
  /** When the upstream last said so; epoch milliseconds. */
  readonly confirmedAt: number;
  readonly askedAt: number;
  readonly savedAt: number;
}

export interface UpstreamTemplateSourceOptions {
  readonly lender: LenderClient;
  /** Path and query of `channel-template` for an id. */
  readonly pathOf: (id: string) => string;
  readonly copiesFolder: string;
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** Templates of the lender's own back end, with the same last good copies as the store's. */
export class UpstreamTemplateSource implements WatchedTemplateSource {
  private readonly known = new LRUCache<string, Known>({
    maxSize: maxBytes,
    sizeCalculation: ({ template }) => template.document.length * 2 + 1,
  });
  /** When the upstream said of an id that it publishes nothing there: anybody may ask for ids of their own making. */
  private readonly missing = new LRUCache<string, number>({ max: maxMissingIds });
  private readonly copies: LastGoodCopies;
  private readonly failures = new RememberedFailures();
  /** One request at a time for an id. */
  private readonly askings = new Map<string, Asking>();

  constructor(private readonly options: UpstreamTemplateSourceOptions) {
    this.copies = new LastGoodCopies(options.copiesFolder);
  }

  async find(id: string, patienceMs = pagePatienceMs): Promise<TemplateLookup> {
    if (!isTemplateId(id)) return { status: 'missing' };
    const known = this.known.get(id);
    if (known && this.isFresh(known.askedAt)) return { status: 'published', template: known.template };
    const missingAt = this.missing.get(id);
    if (missingAt !== undefined && this.isFresh(missingAt)) return { status: 'missing' };
    const failed = this.failures.find(id, this.options.clock());
    if (failed) return this.copyInstead(id, failed);
    const { lookup, begunAt } = this.askings.get(id) ?? this.begin(id);
    const left = Math.max(0, begunAt + patienceMs - performance.now());
    return withTimeout(left, lookup).catch(() => this.copyInstead(id, { failure: { kind: 'timeout' } }));
  }

  private isFresh(askedAt: number): boolean {
    return this.options.clock() - askedAt < freshMs;
  }

  private begin(id: string): Asking {
    const asking = {
      lookup: this.ask(id).finally(() => this.askings.delete(id)),
      begunAt: performance.now(),
    };
    this.askings.set(id, asking);
    return asking;
  }

  /** The lender's own words for a refusal are shown instead of a copy. */
  private async copyInstead(
    id: string,
    { failure, retryAt }: Pick<RememberedFailure, 'failure' | 'retryAt'>,
  ): Promise<TemplateLookup> {
    const copy = failure.kind === 'refused' ? undefined : await this.newestCopy(id);
    if (copy && this.mayServe(copy)) {
      this.known.set(id, copy);
      return { status: 'published', template: copy.template };
    }
    return { status: 'failed', failure, ...(retryAt !== undefined && { retryAt }) };
  }

  private async ask(id: string): Promise<TemplateLookup> {
    const { lender, pathOf, clock, log } = this.options;
    const known = await this.newestCopy(id);
    const place = known
      ? ({ timeoutMs: timeoutWithCopyMs, bulkhead: 'templates' } as const)
      : ({ timeoutMs, bulkhead: 'unknownTemplates' } as const);
    const fetched = await fetchTemplate(lender, { id, path: pathOf(id), ...place });
    const now = clock();
    if (fetched.status === 'failed') {
      if (known)
        log.warn(
          { id, failure: fetched.failure.kind },
          'the upstream gave no template; serving the last good copy',
        );
      return this.copyInstead(id, this.failures.remember(id, fetched, now));
    }
    this.failures.forget(id);
    if (fetched.status === 'published') {
      this.remember(fetched.template, known, now);
    } else {
      this.known.delete(id);
      this.missing.set(id, now);
      await this.copies
        .remove(id)
        .catch((error: unknown) => log.warn({ err: error }, 'a copy could not be removed'));
    }
    return fetched;
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
    return {
      template,
      savedAt,
      askedAt: 0,
      confirmedAt: Math.min(this.options.clock(), savedAt + rewriteCopyAfterMs),
    };
  }

  private remember(template: PublishedTemplate, before: Known | undefined, now: number): void {
    const isSaved = before?.template.sha256 === template.sha256 && now - before.savedAt < rewriteCopyAfterMs;
    this.known.set(template.id, {
      template,
      confirmedAt: now,
      askedAt: now,
      savedAt: isSaved ? before.savedAt : now,
    });
    if (isSaved) return;
    this.copies
      .save({ template, confirmedAt: now })
      .catch((error: unknown) =>
        this.options.log.warn({ err: error }, 'a last good copy could not be saved'),
      );
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
    await Promise.allSettled([...this.askings.values()].map(({ lookup }) => lookup));
  }
}
