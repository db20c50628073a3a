import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../store/database';
import { integerOf, optionalIntegerOf } from '../../store/decodeRow';
import {
  secondsUntil,
  subjectName,
  type LimitedSubject,
  type LimitReached,
  type LimitStore,
  type NewlyCounted,
} from './callLimit';

/** From here to the end of the transaction nobody else counts for this subject, on any host. */
async function lockSubject(open: Transaction<Database>, subject: string, expiresAt: number): Promise<void> {
  await open
    .insertInto('call_limit_subjects')
    .values({ subject, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ expires_at: expiresAt }))
    .execute();
}

async function reachedBy(
  open: Transaction<Database>,
  { limit, who }: LimitedSubject,
  event: string,
  now: number,
): Promise<LimitReached | undefined> {
  const subject = subjectName({ limit, who });
  await lockSubject(open, subject, now + limit.windowMs);
  const row = await open
    .selectFrom('call_limit_events')
    .select(({ fn }) => [fn.countAll<number>().as('others'), fn.min('expires_at').as('first_end')])
    .where('subject', '=', subject)
    .where('event', '!=', event)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  if (integerOf(row, 'others') < limit.max) return undefined;
  return { limit, retryAfterSeconds: secondsUntil(optionalIntegerOf(row, 'first_end') ?? now, now) };
}

const longestWait = (reached: readonly LimitReached[]): LimitReached | undefined =>
  [...reached].sort((one, other) => other.retryAfterSeconds - one.retryAfterSeconds)[0];

/** Resolves with the subjects that did not count the event yet. */
async function addEvents(
  open: Transaction<Database>,
  subjects: readonly LimitedSubject[],
  event: string,
  now: number,
): Promise<readonly LimitedSubject[]> {
  const rows = subjects.map(({ limit, who }) => ({
    subject: subjectName({ limit, who }),
    event,
    expires_at: now + limit.windowMs,
  }));
  const added = await open
    .insertInto('call_limit_events')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'event'])
        .doUpdateSet((expression) => ({ expires_at: expression.ref('excluded.expires_at') }))
        .where('call_limit_events.expires_at', '<=', now),
    )
    .returning('subject')
    .execute();
  const names = new Set(added.map(({ subject }) => subject));
  return subjects.filter((subject) => names.has(subjectName(subject)));
}

/** Exact within any stretch of time and across hosts: the calls themselves are kept, as long as they count. */
export class SqlLimitStore implements LimitStore {
  constructor(private readonly database: Kysely<Database>) {}

  reserve(
    subjects: readonly LimitedSubject[],
    event: string,
    now: number,
  ): Promise<LimitReached | NewlyCounted> {
    // In one order everywhere, so that calls never wait for each other in a ring.
    const ordered = [...subjects].sort((one, other) => (subjectName(one) < subjectName(other) ? -1 : 1));
    return this.database.transaction().execute(async (open) => {
      const reached: LimitReached[] = [];
      for (const subject of ordered) {
        const each = await reachedBy(open, subject, event, now);
        if (each) reached.push(each);
      }
      return longestWait(reached) ?? { subjects: await addEvents(open, ordered, event, now) };
    });
  }

  async release(subjects: readonly LimitedSubject[], event: string): Promise<void> {
    if (subjects.length === 0) return;
    await this.database
      .deleteFrom('call_limit_events')
      .where('subject', 'in', subjects.map(subjectName))
      .where('event', '=', event)
      .execute();
  }
}
