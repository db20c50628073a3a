import type { FastifyBaseLogger } from 'fastify';
import { sha256Of } from '../../store/documentIdentity';
import { withTimeout } from '../../../kernel/timeout';
import type { PublishedTemplate, TemplateLookup, TemplateSource } from '../templates/templateSource';
import type { SwitchStore } from './switchStore';
import { isRecord, recordOf } from '../../../kernel/record';
import { mapBlocks } from '../../../template/blockTree';
import { readFile } from 'node:fs/promises';
import { Polling } from '../../process/polling';
import { replaceFile } from '../../process/replaceFile';

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
  private readonly polling = new Polling(() => this.readChanges(), pollIntervalMs);
  private isFailing = false;

  constructor(private readonly options: BlockSwitchesOptions) {}

  /** The same template without what is turned off, under another hash, by which every cache tells them apart. */
  apply(template: PublishedTemplate): PublishedTemplate {
    const blockIds = this.off.get(template.id);
    if (!blockIds) return template;
    const known = this.shortened.get(template);
    if (known) return known;
    const document = withoutBlocks(template.document, blockIds);
    const { guard } = template;
    const shorter = {
      ...template,
      document,
      sha256: sha256Of(document),
      ...(guard && { guard: { ...guard, next: this.apply(guard.next) } }),
    };
    this.shortened.set(template, shorter);
    return shorter;
  }

  /** Reads what changed. Never rejects. */
  poll(): Promise<void> {
    return this.polling.run();
  }

  private async readChanges(): Promise<void> {
    try {
      await this.readIfChanged();
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing)
        this.options.log.warn(
          { err: error },
          'switches of blocks could not be read; the last known ones stay',
        );
      this.isFailing = true;
    }
  }

  private async readIfChanged(): Promise<void> {
    const sequence = await this.options.store.sequence();
    if (sequence === this.seen) return;
    const byTemplate = new Map<string, Set<string>>();
    for (const { templateId, blockId } of await this.options.store.all()) {
      byTemplate.set(templateId, (byTemplate.get(templateId) ?? new Set()).add(blockId));
    }
    this.use(byTemplate);
    this.seen = sequence;
    await replaceFile(this.options.file, encode(byTemplate));
  }

  private use(off: Switches): void {
    this.off = off;
    this.shortened = new WeakMap();
  }

  /** Resolves once what is turned off is known, from the database or else from the last run; polls until stopped. */
  async start(): Promise<void> {
    this.use(await readKeptSwitches(this.options.file));
    this.polling.start();
    await withTimeout(startPatienceMs, this.poll()).catch(() => undefined);
  }

  stop(): Promise<void> {
    return this.polling.stop();
  }
}

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

/** A document's text without the blocks of these ids, those inside other blocks too. */
export function withoutBlocks(document: string, blockIds: ReadonlySet<string>): string {
  const value: unknown = JSON.parse(document);
  if (!isRecord(value) || !Array.isArray(value.blocks)) return document;
  const isOff = (block: unknown): boolean =>
    isRecord(block) && typeof block.id === 'string' && blockIds.has(block.id);
  const blocks = mapBlocks(value.blocks as readonly unknown[], (block) => (isOff(block) ? undefined : block));
  return JSON.stringify({ ...value, blocks });
}

function decode(text: string): Switches {
  const value: unknown = JSON.parse(text);
  return new Map(
    Object.entries(recordOf(value)).map(([id, blocks]) => {
      const ids: readonly unknown[] = Array.isArray(blocks) ? blocks : [];
      return [id, new Set(ids.filter((block) => typeof block === 'string'))];
    }),
  );
}

const encode = (switches: Switches): string =>
  JSON.stringify(Object.fromEntries([...switches].map(([id, blocks]) => [id, [...blocks]])));

/** What was turned off when this machine last knew; empty where there is no file. */
async function readKeptSwitches(file: string): Promise<Switches> {
  try {
    return decode(await readFile(file, 'utf8'));
  } catch {
    return new Map();
  }
}
