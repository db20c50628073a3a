import type { Kysely } from 'kysely';
import type { Terminal } from '../cli/terminal';
import { holdOverdue } from '../../editor/schedule/holdOverdue';
import type { Database } from '../../store/database';
import { texts } from './texts';

/**
 * After a restore: what came due since the backup is not published by the first host that starts, but told.
 * @param now epoch milliseconds
 */
export async function holdSetTimes(
  database: Kysely<Database>,
  terminal: Pick<Terminal, 'complain'>,
  now: number,
): Promise<void> {
  const held = await holdOverdue(database, now);
  if (held.length > 0) terminal.complain(texts.held(held));
}
