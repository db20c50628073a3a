import type { FastifyBaseLogger } from 'fastify';
import { scrubTag } from '../../process/logging/scrub';
import type { CountedEvent } from '../../../contract/endpoints';
import { isBlockFact, journeyFacts, type JourneyFacts } from '../../../contract/journey';
import { withTimeout } from '../../../kernel/timeout';
import type { PublishedTemplate, TemplateSource } from '../../delivery/templates/templateSource';
import type { Audience } from './audience';
import type { CountedRow } from './countedRow';
import { CountBuffer, numbersByKind, type CountWriter } from './countWriter';
import type { VitalName } from '../../../kernel/vitals';
import { boundedLine, withoutControls } from '../../store/storableText';
import { countedVisit, isDealt, reportedGroups } from './experimentGroups';
import { clocksOf, dayOf } from './marketDays';
import { networkPrefix } from './networkPrefix';
import { pagePlaces } from './pagePlaces';
import { bucketOf } from './vitalBuckets';
import type { TemplateCountRow } from '../../store/tables/operationTables';

const flushIntervalMs = 1_000;
const maxTagLength = 64;
const maxErrorLength = 200;

export interface CountRecorderOptions {
  readonly writer: Pick<CountWriter, 'write'>;
  /** Says what is live under an id; what nobody published is not counted. */
  readonly source: TemplateSource;
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

export interface RecordedEvent {
  readonly kind: CountedEvent;
  readonly templateId: string;
  /** Experiment groups as the page says them, `e1:a,e2:b`. */
  readonly variant: string;
  /** As the address says it; what could be somebody's is taken out. */
  readonly utmTag: string;
  readonly audience: Audience;
  /** Whose it was; of it a guard alone keeps something, which says of nobody who it was. */
  readonly address: string;
}

interface Reported {
  readonly address: string;
  readonly templateId: string;
  readonly revision: string;
  /** As the page says its groups. */
  readonly variant: string;
}

export interface RecordedVital extends Reported {
  readonly name: VitalName;
  readonly value: number;
}

export interface RecordedFault extends Reported {
  /** The block and what is wrong with it; a known block, or anybody could make up rows. */
  readonly label: string;
}

export interface RecordedJourney {
  readonly templateId: string;
  readonly variant?: string;
  /** The visit has told nothing before. */
  readonly isFirst: boolean;
  readonly facts: JourneyFacts;
}

type Counted = [
  kind: TemplateCountRow['kind'],
  revision: string,
  variant: string,
  label: string,
  from: { readonly audience?: Audience; readonly address?: string },
];
type Add = (...counted: Counted) => void;

/**
 * Counts what happens on pages, in memory; what was counted is written every second and at the end. Nobody waits
 * for it: a visitor's call has been answered before.
 */
export class CountRecorder {
  private readonly buffer = new CountBuffer();
  private readonly lookups = new Set<Promise<void>>();
  private writing: Promise<void> = Promise.resolve();
  private given: readonly CountedRow[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: CountRecorderOptions) {}

  recordEvent({ kind, templateId, variant, utmTag, audience, address }: RecordedEvent): void {
    this.whenLive(templateId, (live, add) => {
      const { shown, groups } = countedVisit(live, variant);
      add(kind, shown.revision, groups, boundedLine(scrubTag(withoutControls(utmTag)), maxTagLength), {
        audience,
        address,
      });
    });
  }

  recordVital({ templateId, revision, variant, name, value, address }: RecordedVital): void {
    this.whenLive(templateId, (live, add) =>
      add(
        name,
        boundedLine(revision, maxTagLength),
        reportedGroups(live, { revision, variant }),
        String(bucketOf(name, value)),
        { address },
      ),
    );
  }

  /** Counted only for experiments and guards, which ask how a group does; what there is to know of faults stands in `block_faults`. */
  recordFault({ templateId, revision, variant, label, address }: RecordedFault): void {
    this.whenLive(templateId, (live, add) => {
      const groups = reportedGroups(live, { revision, variant });
      if (groups !== '')
        add('fault', boundedLine(revision, maxTagLength), groups, boundedLine(label, maxErrorLength), {
          address,
        });
    });
  }

  /** Blocks and fields that the page has; anybody could make up others. */
  recordJourney({ templateId, variant = '', isFirst, facts }: RecordedJourney): void {
    this.whenLive(templateId, (live, add) => {
      const { shown, groups } = countedVisit(live, variant);
      const { blocks, fields } = pagePlaces(shown);
      if (isFirst) add('told', '', groups, '', {});
      for (const fact of journeyFacts) {
        const places = isBlockFact(fact) ? blocks : fields;
        for (const name of facts[fact] ?? []) if (places.has(name)) add(fact, '', groups, name, {});
      }
    });
  }

  /** @param error scrubbed by the caller */
  recordError(templateId: string, revision: string, error: string): void {
    this.whenLive(templateId, (_live, add) =>
      add('error', boundedLine(revision, maxTagLength), '', boundedLine(error, maxErrorLength), {}),
    );
  }

  private whenLive(templateId: string, count: (live: PublishedTemplate, add: Add) => void): void {
    const lookup = this.options.source
      .find(templateId)
      .then((found) => {
        if (found.status !== 'published') return;
        const clocks = clocksOf(found.template);
        count(found.template, (...counted) => this.add(templateId, clocks, ...counted));
      })
      // Nobody waits for it: unheard, it would end the process.
      .catch((error: unknown) => this.options.log.warn({ err: error }, 'something could not be counted'))
      .finally(() => this.lookups.delete(lookup));
    this.lookups.add(lookup);
  }

  private add(
    templateId: string,
    clocks: number,
    ...[kind, revision, variant, label, { audience, address }]: Counted
  ): void {
    const period = dayOf(this.options.clock(), clocks);
    const network =
      address !== undefined && isDealt(variant) ? { network: networkPrefix(address) } : undefined;
    this.buffer.add({
      template_id: templateId,
      period,
      kind,
      revision,
      variant,
      label,
      ...audience,
      ...network,
    });
    this.timer ??= setTimeout(() => void this.flush(), flushIntervalMs).unref();
  }

  /** Writes what waits; what can't be written now waits on. Never rejects. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.then(() => this.write());
    return this.writing;
  }

  private async write(): Promise<void> {
    const rows = this.buffer.drain();
    this.given = rows;
    try {
      await this.options.writer.write(rows);
    } catch (error) {
      for (const { count, ...counted } of rows) this.buffer.add(counted, count);
      this.options.log.warn(
        { err: error, dropped: this.buffer.dropped },
        'counts could not be written; trying again',
      );
      this.timer ??= setTimeout(() => void this.flush(), flushIntervalMs).unref();
    } finally {
      this.given = [];
    }
  }

  private async writeLast(): Promise<void> {
    await Promise.allSettled(this.lookups);
    await this.flush();
  }

  /**
   * Writes what was counted so far; call it when no more requests come. Rejects where something is lost, after the log
   * has said how much.
   */
  async stop(limitMs: number): Promise<void> {
    await withTimeout(limitMs, this.writeLast()).catch(() => undefined);
    clearTimeout(this.timer);
    const left = [...this.given, ...this.buffer.drain()];
    if (left.length === 0) return;
    this.options.log.error(
      { lost: numbersByKind(left) },
      'counts are lost: the host ends before the database took them',
    );
    throw new Error('the database did not take all counts');
  }
}
