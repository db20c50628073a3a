import { sql, type Transaction } from 'kysely';
import { reasonOf } from '../../../kernel/errors';
import { type Database, isServer } from '../../store/database';
import { databaseFaultOf } from '../../store/databaseFault';
/** What is damaged, in words for operators; nothing: it is whole. */
export type Findings = readonly string[];

/** Throws what says nothing of what the database holds: that it is away, or of another version. */
export function findingOf(where: string, error: unknown): string {
  const fault = databaseFaultOf(error);
  if (fault === 'unavailable' || fault === 'newer' || fault === 'unfinished') throw error;
  return `${where}: ${reasonOf(error)}`;
}

/** Reads something; that it can't be read is a finding. The transaction goes on: PostgreSQL would end it with the first failure. */
export async function attempt(
  open: Transaction<Database>,
  where: string,
  read: () => Promise<Findings>,
): Promise<Findings> {
  if (!isServer(open)) return read().catch((error: unknown) => [findingOf(where, error)]);
  await sql`savepoint reading`.execute(open);
  try {
    const findings = await read();
    await sql`release savepoint reading`.execute(open);
    return findings;
  } catch (error) {
    const finding = findingOf(where, error);
    await sql`rollback to savepoint reading`.execute(open);
    await sql`release savepoint reading`.execute(open);
    return [finding];
  }
}
