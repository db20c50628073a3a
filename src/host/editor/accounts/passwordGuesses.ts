import { success, type Result } from '../../../kernel/result';
import { networkOf } from '../../delivery/http/networkOf';
import { keyedHash } from '../../calls/privacy/privacyKeys';
import { normalEmail } from './accountStore';
import type { Refusal } from '../calls/refusal';
import type { Editor } from '../editor';
import {
  attemptsOfAccount,
  attemptsOfAccountAndNetwork,
  attemptsOfNetwork,
  countAttempt,
  forgetAttempts,
  giveBackAttempt,
} from './attempts';

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

/**
 * Counts a guess at a password before it is looked at; what one network may not try anymore counts against nobody's
 * account. With RATE_LIMITS=off a gateway limits what comes from a network; guesses at one account from many it can't
 * see, so they are limited here all the same.
 */
export async function countPasswordGuess(
  editor: Counting,
  email: string,
  address: string,
): Promise<Result<undefined, Refusal>> {
  const { database, clock, rateLimits } = editor;
  const now = clock();
  const { account, network, accountAndNetwork } = await hashesOf(editor, email, address);
  if (rateLimits) {
    const byNetwork = await countAttempt(database, attemptsOfNetwork, network, now);
    if (!byNetwork.ok) return byNetwork;
    const byBoth = await countAttempt(database, attemptsOfAccountAndNetwork, accountAndNetwork, now);
    if (!byBoth.ok) return byBoth;
  }
  return countAttempt(database, attemptsOfAccount, account, now);
}

/** Counts a try of a link, whoever it is for. */
export async function countTryFromNetwork(
  editor: Counting,
  address: string,
): Promise<Result<undefined, Refusal>> {
  if (!editor.rateLimits) return success(undefined);
  const { network } = await hashesOf(editor, '', address);
  return countAttempt(editor.database, attemptsOfNetwork, network, editor.clock());
}

/** Somebody knew the password. What strangers guessed at it elsewhere stays counted. */
export async function forgetPasswordGuesses(editor: Counting, email: string, address: string): Promise<void> {
  const { database, clock } = editor;
  const { account, accountAndNetwork } = await hashesOf(editor, email, address);
  await forgetAttempts(database, attemptsOfAccountAndNetwork, accountAndNetwork, clock());
  await giveBackAttempt(database, attemptsOfAccount, account);
}
