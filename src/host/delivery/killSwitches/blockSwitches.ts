import type { FastifyBaseLogger } from 'fastify';
import { sha256Of } from '../../store/documentIdentity';
import { withTimeout } from '../../../kernel/timeout';
import type { PublishedTemplate, TemplateLookup, TemplateSource } from '../templates/templateSource';
import type { SwitchStore } from './switchStore';
import { readKeptSwitches, writeKeptSwitches } from './keptSwitches';
import { withoutBlocks } from './withoutBlocks';

/** A change is seen within two seconds on every host. */
const pollIntervalMs = 1_000;
/** A start waits no longer for a database that stalls; then what was known last counts. */
const startPatienceMs = 3_000;

export interface BlockSwitchesOptions {
  readonly store: Pick<SwitchStore, 'sequence' | 'all'>;
  /** Where what was known last is kept for a start without the database. */
  readonly file: string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

type Switches = ReadonlyMap<string, ReadonlySet<string>>;

/** Ids of blocks that are turned off, by template. What was known last stays while the database is down. */
export class BlockSwitches {
  private off: Switches = new Map();
  private seen: number | undefined;
  private shortened = new WeakMap<PublishedTemplate, PublishedTemplate>();
  private timer: NodeJS.Timeout | undefined;
  private polling: Promise<void> | undefined;
  private isFailing = false;

  constructor(private readonly options: BlockSwitchesOptions) {}

  /** The same template without what is turned off, under another hash, by which every cache tells them apart. */
  apply(template: PublishedTemplate): PublishedTemplate {
    const blockIds = this.off.get(template.id);
    if (!blockIds) return template;
    const known = this.shortened.get(template);
    if (known) return known;
    const document = withoutBlocks(template.document, blockIds);
    const shorter = { ...template, document, sha256: sha256Of(document) };
    this.shortened.set(template, shorter);
    return shorter;
  }

  /** Takes over what changed. Never rejects. */
  poll(): Promise<void> {
    this.polling ??= this.takeOver()
      .then(
        () => (this.isFailing = false),
        (error: unknown) => {
          if (!this.isFailing)
            this.options.log.warn(
              { err: error },
              'switches of blocks could not be read; the last known ones stay',
            );
          this.isFailing = true;
        },
      )
      .then(() => (this.polling = undefined));
    return this.polling;
  }

  private async takeOver(): Promise<void> {
    const sequence = await this.options.store.sequence();
    if (sequence === this.seen) return;
    const byTemplate = new Map<string, Set<string>>();
    for (const { templateId, blockId } of await this.options.store.all()) {
      byTemplate.set(templateId, (byTemplate.get(templateId) ?? new Set()).add(blockId));
    }
    this.use(byTemplate);
    this.seen = sequence;
    await writeKeptSwitches(this.options.file, byTemplate);
  }

  private use(off: Switches): void {
    this.off = off;
    this.shortened = new WeakMap();
  }

  /** Resolves once what is turned off is known, from the database or else from the last run; polls until stopped. */
  async start(): Promise<void> {
    this.use(await readKeptSwitches(this.options.file));
    const next = async () => {
      await this.poll();
      if (this.timer) this.timer = setTimeout(() => void next(), pollIntervalMs).unref();
    };
    this.timer = setTimeout(() => void next(), pollIntervalMs).unref();
    await withTimeout(startPatienceMs, this.poll()).catch(() => undefined);
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.polling;
  }
}

/** A source whose templates lack the blocks that are turned off. */
export function withSwitches(source: TemplateSource, switches: Pick<BlockSwitches, 'apply'>): TemplateSource {
  return {
    async find(id, patienceMs): Promise<TemplateLookup> {
      const lookup = await source.find(id, patienceMs);
      return lookup.status === 'published'
        ? { status: 'published', template: switches.apply(lookup.template) }
        : lookup;
    },
  };
}
