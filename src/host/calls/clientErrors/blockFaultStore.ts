import type { Kysely } from 'kysely';
import type { Database } from '../../store/database';
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

  async add(reported: BlockFaultReport): Promise<void> {
    const report = storable(reported);
    if (await this.countAgain(report)) return;
    await this.makeRoom(report.templateId);
    const now = this.clock();
    await this.database
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
      .execute();
  }

  private async countAgain({ templateId, revision, blockId, fault }: BlockFaultReport): Promise<boolean> {
    const result = await this.database
      .updateTable('block_faults')
      .set((expression) => ({ count: expression('count', '+', 1), last_at: this.clock() }))
      .where('template_id', '=', templateId)
      .where('revision', '=', revision)
      .where('block_id', '=', blockId)
      .where('fault', '=', fault)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
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
