import { createHash, createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PrivacyKey, PrivacyKeys } from '../../../calls/privacy/privacyKeys';
import type { StoredAccount } from '../credentials/accountStore';
import { tokenCookie } from '../../door/sessions/tokenCookie';

type Owner = Pick<StoredAccount, 'id' | 'password_hash'>;

/** What browsers keep a cookie for at most. */
const lifeSeconds = 400 * 24 * 60 * 60;
const nameDigits = 12;

/** One for each account that signs in with a browser, whose id it does not tell. */
const cookieOf = ({ id }: Owner) =>
  tokenCookie(
    `vitrina-known-${createHash('sha256').update(id).digest('hex').slice(0, nameDigits)}`,
    lifeSeconds,
  );

/**
 * Only this host can make it, and it holds as long as the password does. The host keeps nothing of it, and it opens
 * nothing: its owner is spared a letter.
 */
const markOf = ({ secret }: PrivacyKey, { id, password_hash }: Owner): string =>
  createHmac('sha256', secret)
    .update(`known browser\n${id}\n${password_hash ?? ''}`)
    .digest('base64url');

/** Whether an account was signed in with this browser before, since its password is what it is. */
export function isKnownBrowser(keys: PrivacyKeys, request: FastifyRequest, owner: Owner): boolean {
  const mark = cookieOf(owner).read(request);
  return mark !== undefined && keys.some((key) => markOf(key, owner) === mark);
}

export const rememberBrowser = (
  [key]: PrivacyKeys,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  owner: Owner,
): void => cookieOf(owner).set(request, reply, markOf(key, owner));
