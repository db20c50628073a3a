import type { FastifyRequest } from 'fastify';
import { type Result, success } from '../../../../kernel/result';
import { includesRole } from '../../../../kernel/roles';
import type { Editor } from '../../editor';
import { findCaller } from '../sessions/sessionStore';
import { readSessionToken } from '../sessions/sessionCookie';
import { isSameSecret } from '../../../calls/privacy/hostSecret';
import type { MemberCall } from '../calls/call';
import type { SessionCaller } from '../calls/caller';
import { type Refusal, refuse } from '../calls/refusal';

export const isChange = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

/** A call that changes something must come from one of our own pages. */
export const checkSite = (request: FastifyRequest, { publicOrigin }: Editor): Result<undefined, Refusal> =>
  !isChange(request.method) || comesFromOwnPage(request, publicOrigin)
    ? success(undefined)
    : refuse('crossSite', 'the call does not come from a page of this host');

/** Who is signed in with the browser that a request comes from. */
export async function sessionOf(
  request: FastifyRequest,
  { database, clock }: Editor,
): Promise<SessionCaller | undefined> {
  const token = readSessionToken(request);
  return token === undefined ? undefined : findCaller(database, token, clock());
}

function hasToken(request: FastifyRequest, { csrfToken }: SessionCaller): boolean {
  const given = request.headers['x-csrf-token'];
  return typeof given === 'string' && isSameSecret(given, csrfToken);
}

/** So long after a sign-in, what guards the account itself may be changed. */
const recentMs = 10 * 60_000;

/** Who makes a call from a page, or why they may not. */
export function checkSession(
  request: FastifyRequest,
  caller: SessionCaller | undefined,
  call: MemberCall,
  now: number,
): Result<SessionCaller, Refusal> {
  const { role, isPartOfSignIn = false, setsUpSecondFactor = isPartOfSignIn } = call;
  if (!caller) return refuse('signedOut', 'sign in first');
  if (isChange(request.method) && !hasToken(request, caller))
    return refuse('crossSite', 'X-CSRF-Token is missing or wrong');
  if (!includesRole(caller.account.role, role)) return refuse('forbidden', `this needs the role ${role}`);
  if (caller.mustChangePassword && !isPartOfSignIn)
    return refuse('passwordChange', 'change the one-time password first');
  if (caller.mustSetUpSecondFactor && !setsUpSecondFactor)
    return refuse('secondFactorSetUp', 'set up a second factor first');
  if (call.scope === 'session' && call.needsRecentSignIn && caller.authenticatedAt <= now - recentMs)
    return refuse('signInAgain', 'this needs a sign-in of the last minutes');
  return success(caller);
}

/** The address that a request was sent to. A proxy's headers count where it is trusted. */
const requestOrigin = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

/** The address to write into links: the configured one, else the request's own. */
export const linkOrigin = (publicOrigin: string | undefined, request: FastifyRequest): string =>
  publicOrigin ?? requestOrigin(request);

/** By host alone: a proxy in front may speak https to the browser and http to us. */
function isOwn(origin: string, publicOrigin: string | undefined, request: FastifyRequest): boolean {
  if (origin === publicOrigin) return true;
  return (
    URL.canParse(origin) &&
    /^https?:$/.test(new URL(origin).protocol) &&
    new URL(origin).host === request.host
  );
}

/**
 * True where a page of our own made a call that changes something. A browser says so by `Origin` or by
 * `Sec-Fetch-Site` (Fetch Metadata); none may speak against it, and one must speak for it.
 */
function comesFromOwnPage(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined ? site !== undefined : isOwn(origin, publicOrigin, request);
}
