import { randomBytes } from 'node:crypto';
import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../store/database';
import { eraseEvidence } from './eraseEvidence';
import { appendLinks, findChainedEvidence, contentHashOf, lockChain } from './evidenceChain';
import type { AgreementEvidenceRow } from '../../store/tables/callTables';

/** A text that evidence speaks of by its hash. */
export interface KeptText {
  readonly sha256: string;
  readonly text: string;
}

export interface NewEvidence {
  readonly row: Omit<Insertable<AgreementEvidenceRow>, 'salt'>;
  readonly texts: readonly KeptText[];
  /** Its call can still be refused. */
  readonly mayRefuse?: boolean;
}

/** `used`: the tap that the row names is already that of another call, and nothing was written. */
export type Opened = 'added' | 'repeated' | 'used';

/** What came of a call that was not refused. */
export type EvidenceOutcome =
  { readonly kind: 'unknown' } | { readonly kind: 'accepted'; readonly orderNo: string | null };

const saltBytes = 16;

/** So that the hash of a row that was deleted says nothing about what was in it. */
const newSalt = (): string => randomBytes(saltBytes).toString('hex');

/** As the database gives it back: half a surrogate pair has no UTF-8 form. */
const asStored = (text: string | null): string | null => text && Buffer.from(text, 'utf8').toString('utf8');

type EvidenceRow = Selectable<AgreementEvidenceRow>;

export async function chainRows(
  open: Transaction<Database>,
  rows: readonly EvidenceRow[],
  at: number,
): Promise<void> {
  const known = await findChainedEvidence(
    open,
    rows.map(({ id }) => id),
  );
  const unknown = rows.filter(({ id }) => !known.has(id));
  await appendLinks(
    open,
    unknown.map((row) => ({
      kind: 'shown' as const,
      evidenceId: row.id,
      contentHash: contentHashOf(row),
      at,
    })),
  );
}

/** Only adds: what came of a call is a row of its own, and what must go leaves its place in the chain. */
export class EvidenceStore {
  /** @param clock epoch milliseconds */
  constructor(
    private readonly database: Kysely<Database>,
    private readonly clock: () => number = Date.now,
  ) {}

  /**
   * A repeat of a call has its row already. One tap is for one call: what comes with that of another is not written where
   * it may still be refused, else without the tap's hash.
   */
  async open({ row, texts, mayRefuse = false }: NewEvidence): Promise<Opened> {
    return this.database.transaction().execute(async (open) => {
      await lockChain(open);
      const isUsed = await isActOfAnother(open, row);
      if (isUsed && mayRefuse) return 'used';
      // In one order, so that two who show the same texts never wait for each other in a ring.
      for (const { sha256, text } of [...texts].sort((one, other) => (one.sha256 < other.sha256 ? -1 : 1))) {
        await open
          .insertInto('agreement_texts')
          .values({ sha256, text, first_shown_at: row.shown_at })
          // Changes nothing, but holds the row until the evidence stands beside it: retention deletes what no evidence names.
          .onConflict((conflict) =>
            conflict.column('sha256').doUpdateSet({ first_shown_at: row.shown_at }).where(sql.lit(1), '=', 0),
          )
          .execute();
      }
      const added = await open
        .insertInto('agreement_evidence')
        .values({ ...row, ...(isUsed && { act_hash: null }), salt: newSalt() })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returningAll()
        .executeTakeFirst();
      if (added)
        await appendLinks(open, [
          { kind: 'shown', evidenceId: added.id, contentHash: contentHashOf(added), at: this.clock() },
        ]);
      return added ? 'added' : 'repeated';
    });
  }

  /** Of a call that was refused, and of which there is no earlier try that may not have been. */
  async withdraw(id: string): Promise<void> {
    await this.database.transaction().execute(async (open) => {
      await lockChain(open);
      const outcome = await outcomeOf(open, id);
      if (outcome !== undefined && outcome !== 'accepted')
        await eraseEvidence(open, [id], 'withdrawn', this.clock());
    });
  }

  /** What was accepted once stays so. */
  async close(id: string, outcome: EvidenceOutcome): Promise<void> {
    await this.database.transaction().execute(async (open) => {
      await lockChain(open);
      const row = await open
        .selectFrom('agreement_evidence')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) return;
      const known = await outcomeOf(open, id);
      if (known === 'accepted' || known === outcome.kind) return;
      const at = this.clock();
      // One that a host of an earlier version wrote.
      await chainRows(open, [row], at);
      const orderNo = outcome.kind === 'accepted' ? asStored(outcome.orderNo) : null;
      const content = { evidence_id: id, outcome: outcome.kind, order_no: orderNo, at, salt: newSalt() };
      const position = await appendLinks(open, [
        { kind: 'outcome', evidenceId: id, contentHash: contentHashOf(content), at },
      ]);
      await open
        .insertInto('agreement_outcomes')
        .values({ position, ...content })
        .execute();
    });
  }
}

async function isActOfAnother(
  open: Transaction<Database>,
  { id, act_hash }: NewEvidence['row'],
): Promise<boolean> {
  if (!act_hash) return false;
  const other = await open
    .selectFrom('agreement_evidence')
    .select('id')
    .where('act_hash', '=', act_hash)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** What came of a call so far; undefined: there is no evidence of it. */
async function outcomeOf(open: Transaction<Database>, id: string): Promise<string | undefined> {
  const last = await open
    .selectFrom('agreement_outcomes')
    .select('outcome')
    .where('evidence_id', '=', id)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last) return last.outcome;
  const row = await open
    .selectFrom('agreement_evidence')
    .select('outcome')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.outcome;
}
