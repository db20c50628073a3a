import { createHash, createHmac, randomBytes } from 'node:crypto';
import { tokenCookie } from './tokenCookie';

export const {
  read: readSessionToken,
  set: setSessionCookie,
  clear: clearSessionCookie,
} = tokenCookie('vitrina-session');

/** 256 random bits for a cookie or a link. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token: nothing that could be used. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Known to the page that holds the session, never sent by itself as the cookie is. */
export const csrfTokenOf = (token: string): string =>
  createHmac('sha256', token).update('csrf').digest('base64url');
