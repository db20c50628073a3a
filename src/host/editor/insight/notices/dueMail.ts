import type { Kysely } from 'kysely';
import type { EditorLanguage } from '../../../../generated/editor';
import { dayMs } from '../../../../kernel/date';
import type { Market } from '../../../../kernel/market';
import type { Database } from '../../../store/database';
import { decodeMarkets } from '../../door/calls/callerMarkets';
import { decodeLanguage } from '../../door/sessions/sessionStore';

const minuteMs = 60_000;
/** So long somebody may read it where it stands before it is written to them. */
const patienceMs = minuteMs;
/** One letter about one thing in so long, and a failed one is tried again after it. */
const quietMs = 15 * minuteMs;
/** What is older is no news any more, such as after a restore. */
const newsMs = 2 * dayMs;
/** The hour of the day, by the brand's own clocks, at which those hear who want one letter a day. */
const dailyHour = 8;
const mostAtOnce = 500;

const findRows = (database: Kysely<Database>) =>
  database
    .selectFrom('editor_notices as notice')
    .innerJoin('editor_accounts as account', 'account.id', 'notice.account_id')
    .select(['notice.position', 'notice.at', 'notice.read_at', 'notice.account_id'])
    .select(['notice.template_id', 'notice.bundle_id', 'notice.thread_id'])
    .select(['account.email', 'account.language', 'account.markets', 'account.mail_choice'])
    .select(['account.disabled_at'])
    .where('notice.is_mail_due', '=', 1)
    .orderBy('notice.position')
    .limit(mostAtOnce)
    .execute();

type Row = Awaited<ReturnType<typeof findRows>>[number];

const isUnwanted = (row: Row, now: number): boolean =>
  row.mail_choice === 'never' || row.disabled_at !== null || row.read_at !== null || row.at <= now - newsMs;

/** What a letter is about: a thread, a template, a bundle; for an account that wants one letter a day, all of it. */
function subjectOf({ mail_choice, thread_id, bundle_id, template_id }: Row): string {
  if (mail_choice === 'daily') return 'daily';
  return thread_id ?? bundle_id ?? template_id ?? '';
}

/** The next time that it is `dailyHour` after a moment. */
function nextDaily(at: number, utcOffsetMinutes: number): number {
  const offsetMs = utcOffsetMinutes * minuteMs;
  const hourMs = dailyHour * 60 * minuteMs;
  const days = Math.ceil((at + offsetMs - hourMs + 1) / dayMs);
  return days * dayMs + hourMs - offsetMs;
}

export interface DueLetter {
  readonly accountId: string;
  readonly email: string;
  readonly language: EditorLanguage;
  readonly markets: readonly Market[] | undefined;
  /** Ids of its notices, the oldest first. */
  readonly ids: readonly number[];
}

/** When somebody was last written to about a thing. */
async function lastMailed(database: Kysely<Database>, row: Row): Promise<number> {
  const { mail_choice, account_id, thread_id, bundle_id, template_id } = row;
  const found = await database
    .selectFrom('editor_notices')
    .select(({ fn }) => fn.max('mailed_at').as('at'))
    .where('account_id', '=', account_id)
    .$if(mail_choice !== 'daily', (select) =>
      select
        .where('thread_id', thread_id === null ? 'is' : '=', thread_id)
        .where('bundle_id', bundle_id === null ? 'is' : '=', bundle_id)
        .where('template_id', template_id === null ? 'is' : '=', template_id),
    )
    .executeTakeFirst();
  return found?.at ?? 0;
}

/**
 * The letters that are due. What nobody is to be written about any more is due no longer.
 * @param utcOffsetMinutes of the brand's clocks
 */
export async function findDueLetters(
  database: Kysely<Database>,
  now: number,
  utcOffsetMinutes: number,
): Promise<readonly DueLetter[]> {
  const rows = await findRows(database);
  const unwanted = rows.filter((row) => isUnwanted(row, now)).map(({ position }) => position);
  if (unwanted.length > 0)
    await database
      .updateTable('editor_notices')
      .set({ is_mail_due: 0 })
      .where('position', 'in', unwanted)
      .execute();
  const groups = new Map<string, Row[]>();
  for (const row of rows.filter((each) => !isUnwanted(each, now))) {
    const key = `${row.account_id} ${subjectOf(row)}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const letters: DueLetter[] = [];
  for (const group of groups.values()) {
    const [oldest] = group;
    if (!oldest) continue;
    const { at, mail_choice, account_id, email, markets } = oldest;
    const dueAt = mail_choice === 'daily' ? nextDaily(at, utcOffsetMinutes) : at + patienceMs;
    if (dueAt > now || (await lastMailed(database, oldest)) > now - quietMs) continue;
    letters.push({
      accountId: account_id,
      email,
      language: decodeLanguage({ ...oldest }),
      markets: decodeMarkets(markets),
      ids: group.map(({ position }) => position),
    });
  }
  return letters;
}
