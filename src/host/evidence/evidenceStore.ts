import type { Kysely } from 'kysely';
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

/** What came of a call: without evidence where it was refused. */
export type EvidenceOutcome =
  | { readonly kind: 'refused' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'accepted'; readonly orderNo: string | null };

export class EvidenceStore {
  constructor(private readonly database: Kysely<Database>) {}

  /** A repeat of a call has its row already. */
  async open({ row, texts }: NewEvidence): Promise<void> {
    await this.database.transaction().execute(async (open) => {
      for (const { sha256, text } of texts) {
        await open
          .insertInto('agreement_texts')
          .values({ sha256, text, first_shown_at: row.shown_at })
          .onConflict((conflict) => conflict.column('sha256').doNothing())
          .execute();
      }
      await open
        .insertInto('agreement_evidence')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    });
  }

  /** What was accepted once stays so. */
  async close(id: string, outcome: EvidenceOutcome): Promise<void> {
    if (outcome.kind === 'refused') {
      await this.database.deleteFrom('agreement_evidence').where('id', '=', id).where('outcome', '!=', 'accepted').execute();
      return;
    }
    const orderNo = outcome.kind === 'accepted' ? outcome.orderNo : null;
    await this.database
      .updateTable('agreement_evidence')
      .set({ outcome: outcome.kind, order_no: orderNo })
      .where('id', '=', id)
      .where('outcome', '!=', 'accepted')
      .execute();
  }
}
