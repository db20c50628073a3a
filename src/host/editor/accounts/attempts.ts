import { sql, type Kysely } from 'kysely';
import { success, type Result } from '../../../kernel/result';
import type { Database } from '../../store/database';
import { integerOf } from '../../store/decodeRow';
import { refuse, type Refusal } from '../calls/refusal';

const minuteMs = 60_000;

export interface AttemptLimit {
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
}

const windowMs = 15 * minuteMs;

/** Guessing one person's password from one network. */
export const attemptsOfAccountAndNetwork: AttemptLimit = { name: 'accountNetwork', most: 10, windowMs };
/** Guessing one person's from many networks: so many that no stranger keeps its owner out from one or two. */
export const attemptsOfAccount: AttemptLimit = { name: 'account', most: 100, windowMs };
/** Trying many people's from one network; an office shares one. */
export const attemptsOfNetwork: AttemptLimit = { name: 'network', most: 60, windowMs };

const subjectOf = ({ name }: AttemptLimit, who: string): string => `${name}:${who}`;

/**
 * Counts before anything is tried, in one statement, so that neither tries at once nor several hosts get more than
 * the limit. Says how long to wait where it is reached.
 * @param who keyed hash
 */
export async function countAttempt(
  database: Kysely<Database>,
  limit: AttemptLimit,
  who: string,
  now: number,
): Promise<Result<undefined, Refusal>> {
  const windowEnd = now + limit.windowMs;
  const isOver = sql<boolean>`editor_attempts.window_ends_at <= ${now}`;
  const row = await database
    .insertInto('editor_attempts')
    .values({ subject: subjectOf(limit, who), count: 1, window_ends_at: windowEnd })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        count: sql`case when ${isOver} then 1 else editor_attempts.count + 1 end`,
        window_ends_at: sql`case when ${isOver} then cast(${windowEnd} as bigint) else editor_attempts.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow();
  if (integerOf(row, 'count') <= limit.most) return success(undefined);
  const retryAfterSeconds = Math.max(1, Math.ceil((integerOf(row, 'window_ends_at') - now) / 1_000));
  return refuse('tooMany', 'too many attempts, wait', { retryAfterSeconds });
}

/** One of them was right. */
export async function giveBackAttempt(
  database: Kysely<Database>,
  limit: AttemptLimit,
  who: string,
): Promise<void> {
  await database
    .updateTable('editor_attempts')
    .set(({ eb }) => ({ count: eb('count', '-', 1) }))
    .where('subject', '=', subjectOf(limit, who))
    .where('count', '>', 0)
    .execute();
}

export async function forgetAttempts(
  database: Kysely<Database>,
  limit: AttemptLimit,
  who: string,
  now: number,
): Promise<void> {
  await database
    .deleteFrom('editor_attempts')
    .where(({ eb, or }) => or([eb('subject', '=', subjectOf(limit, who)), eb('window_ends_at', '<=', now)]))
    .execute();
}
