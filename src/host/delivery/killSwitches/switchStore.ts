import type { Kysely, Transaction } from 'kysely';
import { lockCounter, readCounter, setCounter } from '../../store/counter';
import type { Database } from '../../store/database';
import { integerOf, textOf, type UnknownRow } from '../../store/decodeRow';

export interface BlockSwitch {
  readonly templateId: string;
  readonly blockId: string;
  readonly changedAt: number;
  readonly changedByName: string;
}

export interface SwitchChange {
  readonly templateId: string;
  readonly blockId: string;
  readonly isOff: boolean;
  readonly accountId: string;
  readonly accountName: string;
}

const decode = (row: UnknownRow): BlockSwitch => ({
  templateId: textOf(row, 'template_id'),
  blockId: textOf(row, 'block_id'),
  changedAt: integerOf(row, 'changed_at'),
  changedByName: textOf(row, 'changed_by_name'),
});

/** A switch as the editor is told of it, who knows the template. */
export const switchReply = ({
  templateId: _templateId,
  ...rest
}: BlockSwitch): Omit<BlockSwitch, 'templateId'> => rest;

/** Blocks that are turned off, in the database that all hosts share. */
export class SwitchStore {
  constructor(private readonly database: Kysely<Database>) {}

  sequence(): Promise<number> {
    return readCounter(this.database, 'switches');
  }

  async all(): Promise<readonly BlockSwitch[]> {
    const rows = await this.database.selectFrom('block_switches').selectAll().execute();
    return rows.map(decode);
  }

  async ofTemplate(templateId: string): Promise<readonly BlockSwitch[]> {
    const rows = await this.database
      .selectFrom('block_switches')
      .selectAll()
      .where('template_id', '=', templateId)
      .orderBy('block_id')
      .execute();
    return rows.map(decode);
  }

  /** Within the caller's transaction, with which it is audited. */
  async change(open: Transaction<Database>, change: SwitchChange, now: number): Promise<void> {
    await setCounter(open, 'switches', (await lockCounter(open, 'switches')) + 1);
    await open
      .deleteFrom('block_switches')
      .where('template_id', '=', change.templateId)
      .where('block_id', '=', change.blockId)
      .execute();
    if (!change.isOff) return;
    await open
      .insertInto('block_switches')
      .values({
        template_id: change.templateId,
        block_id: change.blockId,
        changed_at: now,
        changed_by: change.accountId,
        changed_by_name: change.accountName,
      })
      .execute();
  }
}
