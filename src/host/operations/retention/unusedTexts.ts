import { PostgresAdapter, sql, type Transaction } from 'kysely';
import type { Database } from '../../store/database';

/** Far below what either database takes as parameters of one statement. */
const textsAtOnce = 500;

/** Two questions, each of an index of its own. */
const isUnused = sql`
  not exists (select 1 from agreement_evidence where page_sha256 = agreement_texts.sha256) and
  not exists (select 1 from agreement_evidence where agreement_sha256 = agreement_texts.sha256)`;

/**
 * Texts go with the last evidence that speaks of them. Whoever shows a text again holds its row until their evidence is
 * written: PostgreSQL waits for them at the lock, and only a statement begun after it sees what they wrote.
 */
export async function forgetUnusedTexts(open: Transaction<Database>): Promise<void> {
  const lock =
    open.getExecutor().adapter instanceof PostgresAdapter ? sql`order by sha256 for update` : sql``;
  const { rows } = await sql<{
    readonly sha256: string;
  }>`select sha256 from agreement_texts where ${isUnused} ${lock}`.execute(open);
  for (let start = 0; start < rows.length; start += textsAtOnce) {
    const some = rows.slice(start, start + textsAtOnce).map(({ sha256 }) => sha256);
    await sql`delete from agreement_texts where sha256 in (${sql.join(some)}) and ${isUnused}`.execute(open);
  }
}
