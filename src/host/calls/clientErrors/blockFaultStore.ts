import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../store/database';
import { recordEvent } from '../../store/recordEvent';
import { lockTemplate } from '../../store/templateIndex';
import { boundedLine } from '../../store/storableText';
import { integerOf, textOf, type UnknownRow } from '../../store/decodeRow';

/** What a phone says about a block that it left out (contract §8). */
export interface BlockFaultReport {
  readonly templateId: string;
  /** Empty where the phone does not know it. */
  readonly revision: string;
  readonly blockId: string;
  readonly blockType: string;
  readonly fault: string;
  readonly detail: string;
}

export interface CountedBlockFault extends BlockFaultReport {
  readonly count: number;
  readonly firstAt: number;
  readonly lastAt: number;
}

/** Anyone may report, so a template has room for this many different faults; above it the rarest, oldest one makes room. */
const maxFaultsOfTemplate = 1_000;

/** Reports of a block that others are told of: a single phone may be at fault itself. */
const usualBound = 20;
/** Anyone may report: of one template others are told no more often. */
const maxEventsAnHour = 10;
const hourMs = 60 * 60 * 1_000;

const maxRevisionLength = 64;
const maxBlockIdLength = 100;
const maxBlockTypeLength = 64;
const maxDetailLength = 2_000;

/** Ids and types are what a document says, details what a phone does: neither is sure to be a text that a database holds. */
const storable = ({
  templateId,
  revision,
  blockId,
  blockType,
  fault,
  detail,
}: BlockFaultReport): BlockFaultReport => ({
  templateId,
  revision: boundedLine(revision, maxRevisionLength),
  blockId: boundedLine(blockId, maxBlockIdLength),
  blockType: boundedLine(blockType, maxBlockTypeLength),
  fault,
  detail: boundedLine(detail, maxDetailLength),
});

function decodeFault(row: UnknownRow): CountedBlockFault {
  return {
    templateId: textOf(row, 'template_id'),
    revision: textOf(row, 'revision'),
    blockId: textOf(row, 'block_id'),
    blockType: textOf(row, 'block_type'),
    fault: textOf(row, 'fault'),
    detail: textOf(row, 'detail'),
    count: integerOf(row, 'count'),
    firstAt: integerOf(row, 'first_at'),
    lastAt: integerOf(row, 'last_at'),
  };
}

export class BlockFaultStore {
  constructor(
    private readonly database: Kysely<Database>,
    private readonly clock: () => number,
  ) {}

  /** @param bound tells others with this report of the block, and never again */
  async add(reported: BlockFaultReport, bound = usualBound): Promise<void> {
    const report = storable(reported);
    const isKnown = await this.database
      .transaction()
      .execute(async (open) => await this.countAgain(open, report, bound));
    if (isKnown) return;
    await this.makeRoom(report.templateId);
    await this.database.transaction().execute(async (open) => await this.insert(open, report, bound));
  }

  private async insert(open: Transaction<Database>, report: BlockFaultReport, bound: number): Promise<void> {
    const now = this.clock();
    const { count } = await open
      .insertInto('block_faults')
      .values({
        template_id: report.templateId,
        revision: report.revision,
        block_id: report.blockId,
        fault: report.fault,
        block_type: report.blockType,
        detail: report.detail,
        count: 1,
        first_at: now,
        last_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['template_id', 'revision', 'block_id', 'fault'])
          .doUpdateSet((expression) => ({ count: expression('block_faults.count', '+', 1), last_at: now })),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    if (count === bound) await this.tell(open, report, count);
  }

  private async countAgain(
    open: Transaction<Database>,
    report: BlockFaultReport,
    bound: number,
  ): Promise<boolean> {
    const { templateId, revision, blockId, fault } = report;
    const counted = await open
      .updateTable('block_faults')
      .set((expression) => ({ count: expression('count', '+', 1), last_at: this.clock() }))
      .where('template_id', '=', templateId)
      .where('revision', '=', revision)
      .where('block_id', '=', blockId)
      .where('fault', '=', fault)
      .returning('count')
      .executeTakeFirst();
    if (counted?.count === bound) await this.tell(open, report, bound);
    return counted !== undefined;
  }

  /** What a phone says of the fault in words stays here: it may hold anything. */
  private async tell(
    open: Transaction<Database>,
    { templateId, revision, blockId, blockType, fault }: BlockFaultReport,
    count: number,
  ): Promise<void> {
    const at = this.clock();
    await lockTemplate(open, templateId);
    const row = await open
      .selectFrom('webhook_deliveries')
      .select(({ fn }) => fn.count('event_id').distinct().as('events'))
      .where('type', '=', 'block.faulted')
      .where('template_id', '=', templateId)
      .where('created_at', '>', at - hourMs)
      .executeTakeFirstOrThrow();
    if (Number(row.events) >= maxEventsAnHour) return;
    const data = { blockId, blockType, fault, revision, count };
    await recordEvent(open, { type: 'block.faulted', at, templateId, data });
  }

  private async makeRoom(templateId: string): Promise<void> {
    const row = await this.database
      .selectFrom('block_faults')
      .select(({ fn }) => fn.countAll().as('faults'))
      .where('template_id', '=', templateId)
      .executeTakeFirstOrThrow();
    const tooMany = integerOf(row, 'faults') - maxFaultsOfTemplate + 1;
    if (tooMany <= 0) return;
    const rarest = await this.database
      .selectFrom('block_faults')
      .select(['revision', 'block_id', 'fault'])
      .where('template_id', '=', templateId)
      .orderBy('count')
      .orderBy('last_at')
      .limit(tooMany)
      .execute();
    await this.database
      .deleteFrom('block_faults')
      .where('template_id', '=', templateId)
      .where(({ and, eb, or }) =>
        or(
          rarest.map((each) =>
            and([
              eb('revision', '=', each.revision),
              eb('block_id', '=', each.block_id),
              eb('fault', '=', each.fault),
            ]),
          ),
        ),
      )
      .execute();
  }

  /** Most frequent first. */
  async list(templateId: string): Promise<readonly CountedBlockFault[]> {
    const rows = await this.database
      .selectFrom('block_faults')
      .selectAll()
      .where('template_id', '=', templateId)
      .orderBy('count', 'desc')
      .execute();
    return rows.map(decodeFault);
  }
}
