import { type Result, success } from '../../../../kernel/result';
import { networkOf } from '../../../delivery/http/networkOf';
import { keyedHash } from '../../../calls/privacy/privacyKeys';
import { type Refusal, refuse } from '../calls/refusal';
import type { Editor } from '../../editor';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../store/database';
import { integerOf } from '../../../store/decodeRow';
import { normalEmail } from '../../../../kernel/editorAccount';

type Counting = Pick<Editor, 'database' | 'clock' | 'rateLimits' | 'privacyKeys'>;

async function hashesOf({ privacyKeys }: Counting, email: string, address: string) {
  const [key] = await privacyKeys();
  const account = normalEmail(email);
  const network = networkOf(address);
  return {
    account: keyedHash(key, 'account', account),
    network: keyedHash(key, 'address', network),
    accountAndNetwork: keyedHash(key, 'accountAndNetwork', `${network} ${account}`),
  };
}

interface Guess {
  readonly email: string;
  readonly address: string;
  /** What it counts for beside its network. */
  readonly ofAccount: AttemptLimit;
  readonly ofAccountAndNetwork: AttemptLimit;
}

async function countGuess(
  editor: Counting,
  { email, address, ofAccount, ofAccountAndNetwork }: Guess,
): Promise<Result<undefined, Refusal>> {
  const { database, clock, rateLimits } = editor;
  const now = clock();
  const { account, network, accountAndNetwork } = await hashesOf(editor, email, address);
  if (rateLimits) {
    const byNetwork = await countAttempt(database, attemptsOfNetwork, network, now);
    if (!byNetwork.ok) return byNetwork;
    const byBoth = await countAttempt(database, ofAccountAndNetwork, accountAndNetwork, now);
    if (!byBoth.ok) return byBoth;
  }
  return countAttempt(database, ofAccount, account, now);
}

/**
 * Counts a guess at a password before it is looked at; what one network may not try anymore counts against nobody's
 * account. With RATE_LIMITS=off a gateway limits what comes from a network; guesses at one account from many it can't
 * see, so they are limited here all the same.
 */
export const countPasswordGuess = (editor: Counting, email: string, address: string) =>
  countGuess(editor, {
    email,
    address,
    ofAccount: attemptsOfAccount,
    ofAccountAndNetwork: attemptsOfAccountAndNetwork,
  });

/** Counts a code beside a password that was right, in the same way. */
export const countCodeGuess = (editor: Counting, email: string, address: string) =>
  countGuess(editor, {
    email,
    address,
    ofAccount: codesOfAccount,
    ofAccountAndNetwork: codesOfAccountAndNetwork,
  });

/** Somebody knew the code. */
export async function forgetCodeGuesses(editor: Counting, email: string, address: string): Promise<void> {
  const { database, clock } = editor;
  const { account, accountAndNetwork } = await hashesOf(editor, email, address);
  await forgetAttempts(database, codesOfAccountAndNetwork, accountAndNetwork, clock());
  await giveBackAttempt(database, codesOfAccount, account);
}

/** Counts a try of a link, for any account. */
export async function countTryFromNetwork(
  editor: Counting,
  address: string,
): Promise<Result<undefined, Refusal>> {
  if (!editor.rateLimits) return success(undefined);
  const { network } = await hashesOf(editor, '', address);
  return countAttempt(editor.database, attemptsOfNetwork, network, editor.clock());
}

/** Counts a token that there is not. What is good is never counted, so that nobody keeps a program out by guessing beside it. */
export async function countTokenGuess(
  editor: Counting,
  address: string,
): Promise<Result<undefined, Refusal>> {
  if (!editor.rateLimits) return success(undefined);
  const { network } = await hashesOf(editor, '', address);
  return countAttempt(editor.database, tokensOfNetwork, network, editor.clock());
}

/** Counts a link for approval that there is not, in the same way. */
export async function countLinkGuess(editor: Counting, address: string): Promise<Result<undefined, Refusal>> {
  if (!editor.rateLimits) return success(undefined);
  const { network } = await hashesOf(editor, '', address);
  return countAttempt(editor.database, linksOfNetwork, network, editor.clock());
}

/** Counts a letter that was asked for by somebody who need not be whom it goes to; true: it may be sent. */
export async function countResetLetter(editor: Counting, email: string): Promise<boolean> {
  const { account } = await hashesOf(editor, email, '');
  return (await countAttempt(editor.database, resetLetters, account, editor.clock())).ok;
}

/** Somebody knew the password. What strangers guessed at it elsewhere stays counted. */
export async function forgetPasswordGuesses(editor: Counting, email: string, address: string): Promise<void> {
  const { database, clock } = editor;
  const { account, accountAndNetwork } = await hashesOf(editor, email, address);
  await forgetAttempts(database, attemptsOfAccountAndNetwork, accountAndNetwork, clock());
  await giveBackAttempt(database, attemptsOfAccount, account);
}

const minuteMs = 60_000;

interface AttemptLimit {
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

const windowMs = 15 * minuteMs;

/** Guessing one person's password from one network. */
const attemptsOfAccountAndNetwork: AttemptLimit = { name: 'accountNetwork', max: 10, windowMs };
/** Guessing one person's from many networks: so many that no stranger keeps its owner out from one or two. */
const attemptsOfAccount: AttemptLimit = { name: 'account', max: 100, windowMs };
/** Trying many people's from one network; an office shares one. */
const attemptsOfNetwork: AttemptLimit = { name: 'network', max: 60, windowMs };

/** A code has six digits, and only who knows the password gets to guess it. A security key is not counted here. */
const codesOfAccountAndNetwork: AttemptLimit = { name: 'codeNetwork', max: 10, windowMs };
const codesOfAccount: AttemptLimit = { name: 'codeAccount', max: 30, windowMs };

/** Secrets are 256 random bits: this keeps the database and the log from who tries all the same. */
const tokensOfNetwork: AttemptLimit = { name: 'tokenNetwork', max: 60, windowMs };
const linksOfNetwork: AttemptLimit = { name: 'linkNetwork', max: 60, windowMs };

/** E-mails that anybody can have sent to one person. */
const resetLetters: AttemptLimit = { name: 'resetLetter', max: 3, windowMs: 60 * minuteMs };

const subjectOf = ({ name }: AttemptLimit, who: string): string => `${name}:${who}`;

/**
 * Counts before anything is tried, in one statement, so that neither tries at once nor several hosts get more than
 * the limit. Says how long to wait where it is reached.
 * @param who keyed hash
 */
async function countAttempt(
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
  if (integerOf(row, 'count') <= limit.max) return success(undefined);
  const retryAfterSeconds = Math.max(1, Math.ceil((integerOf(row, 'window_ends_at') - now) / 1_000));
  return refuse('tooMany', 'too many attempts, wait', { retryAfterSeconds });
}

async function giveBackAttempt(database: Kysely<Database>, limit: AttemptLimit, who: string): Promise<void> {
  await database
    .updateTable('editor_attempts')
    .set(({ eb }) => ({ count: eb('count', '-', 1) }))
    .where('subject', '=', subjectOf(limit, who))
    .where('count', '>', 0)
    .execute();
}

async function forgetAttempts(
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
