import { sql, type Kysely } from 'kysely';
import type { Database } from '../store/database';
import type { AgreementEvidenceRow } from './tables';

/** A text that evidence speaks of by its hash. */
export interface KeptText {
  readonly sha256: string;
  readonly text: string;
}

export interface NewEvidence {
  readonly row: AgreementEvidenceRow;
  readonly texts: readonly KeptText[];
}

/** What came of a call that was not refused. */
export type EvidenceOutcome =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'accepted'; readonly orderNo: string | null };

export class EvidenceStore {
  constructor(private readonly database: Kysely<Database>) {}

  /** Resolves with whether the row is new: a repeat of a call has its row already. */
  async open({ row, texts }: NewEvidence): Promise<boolean> {
    return this.database.transaction().execute(async (open) => {
      // In one order, so that two who show the same texts never wait for each other in a ring.
      for (const { sha256, text } of [...texts].sort((one, other) => (one.sha256 < other.sha256 ? -1 : 1))) {
        await open
          .insertInto('agreement_texts')
          .values({ sha256, text, first_shown_at: row.shown_at })
          // Changes nothing, but holds the row until the evidence stands beside it: retention deletes what no evidence names.
          .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ first_shown_at: row.shown_at }).where(sql.lit(1), '=', 0))
          .execute();
      }
      const added = await open
        .insertInto('agreement_evidence')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    });
  }

  /** Of a call that was refused, and of which there is no earlier try that may not have been. */
  async withdraw(id: string): Promise<void> {
    await this.database.deleteFrom('agreement_evidence').where('id', '=', id).where('outcome', '!=', 'accepted').execute();
  }

  /** What was accepted once stays so. */
  async close(id: string, outcome: EvidenceOutcome): Promise<void> {
    const orderNo = outcome.kind === 'accepted' ? outcome.orderNo : null;
    await this.database
      .updateTable('agreement_evidence')
      .set({ outcome: outcome.kind, order_no: orderNo })
      .where('id', '=', id)
      .where('outcome', '!=', 'accepted')
      .execute();
  }
}
