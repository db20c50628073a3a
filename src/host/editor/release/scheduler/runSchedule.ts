import type { Kysely } from 'kysely';
import type { Database } from '../../../store/database';
import { dueBundles } from '../bundles/dueBundles';
import type { DueMove } from '../due/dueMove';
import { dueTemplates } from '../due/dueTemplates';

async function* dueMoves(database: Kysely<Database>, now: number): AsyncGenerator<DueMove> {
  yield* dueTemplates(database, now);
  yield* dueBundles(database, now);
}

/** Hears of a move that could not be made; it is tried again at the next look. */
export type ReportFailure = (subject: string, error: unknown) => void;

/**
 * Does what is due, each move once, whichever host comes first; one that can't be made keeps no other one waiting.
 * Resolves with how many it did itself.
 * @param now epoch milliseconds
 * @param signal the host ends: what is not begun is left to another one
 */
export async function runSchedule(
  database: Kysely<Database>,
  now: number,
  reportFailure: ReportFailure,
  signal?: AbortSignal,
): Promise<number> {
  let done = 0;
  for await (const { subject, act } of dueMoves(database, now)) {
    if (signal?.aborted) return done;
    try {
      if (await database.transaction().execute(act)) done += 1;
    } catch (error) {
      reportFailure(subject, error);
    }
  }
  return done;
}

/**
 * Drops what should have gone live since a backup was made: it did, and may have been rolled back since. Publishers see
 * that and can set it anew; its text is kept. What was to end ends all the same.
 * @param now epoch milliseconds
 * @returns ids of templates, names of bundles
 */
export async function holdOverdue(database: Kysely<Database>, now: number): Promise<readonly string[]> {
  const held: string[] = [];
  for await (const { hold } of dueMoves(database, now)) {
    const name = await database.transaction().execute(hold);
    if (name !== undefined) held.push(name);
  }
  return held;
}
