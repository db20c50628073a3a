import type { Kysely } from 'kysely';
import type { Database } from '../../src/host/store/database';

/** Evidence with what came of each call, in the order of its agreement's revision. */
export async function evidenceRows(database: Kysely<Database>) {
  const rows = await database
    .selectFrom('agreement_evidence')
    .selectAll()
    .orderBy('agreement_revision')
    .execute();
  const outcomes = await database
    .selectFrom('agreement_outcomes')
    .select(['evidence_id', 'outcome', 'order_no'])
    .orderBy('position')
    .execute();
  return rows.map((row) => {
    const { outcome, order_no } = outcomes.filter(({ evidence_id }) => evidence_id === row.id).at(-1) ?? row;
    return { ...row, outcome, order_no };
  });
}
