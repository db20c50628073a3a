import type { FastifyRequest } from 'fastify';
import { success, type Result } from '../../../kernel/result';
import { includesRole } from '../../../kernel/editorAccount';
import type { Editor } from '../editor';
import { findCaller } from '../sessions/sessionStore';
import { readSessionToken } from '../sessions/sessionCookie';
import { isSameSecret } from '../../calls/privacy/hostSecret';
import type { MemberCall } from './call';
import type { Caller } from '../sessions/caller';
import { comesFromOwnPage } from './ownOrigin';
import { refuse, type Refusal } from './refusal';

export const isChange = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

/** A call that changes something must come from one of our own pages. */
export const checkSite = (request: FastifyRequest, { publicOrigin }: Editor): Result<undefined, Refusal> =>
  !isChange(request.method) || comesFromOwnPage(request, publicOrigin)
    ? success(undefined)
    : refuse('crossSite', 'the call does not come from a page of this host');

export async function callerOf(
  request: FastifyRequest,
  { database, clock }: Editor,
): Promise<Caller | undefined> {
  const token = readSessionToken(request);
  return token === undefined ? undefined : findCaller(database, token, clock());
}

function hasToken(request: FastifyRequest, { csrfToken }: Caller): boolean {
  const given = request.headers['x-csrf-token'];
  return typeof given === 'string' && isSameSecret(given, csrfToken);
}

/** Who makes a call, or why they may not. */
export function checkCaller(
  request: FastifyRequest,
  caller: Caller | undefined,
  { role, isPartOfSignIn = false }: Pick<MemberCall, 'role' | 'isPartOfSignIn'>,
): Result<Caller, Refusal> {
  if (!caller) return refuse('signedOut', 'sign in first');
  if (isChange(request.method) && !hasToken(request, caller))
    return refuse('crossSite', 'X-CSRF-Token is missing or wrong');
  if (!includesRole(caller.account.role, role)) return refuse('forbidden', `this needs the role ${role}`);
  if (caller.mustChangePassword && !isPartOfSignIn)
    return refuse('passwordChange', 'change the one-time password first');
  return success(caller);
}
