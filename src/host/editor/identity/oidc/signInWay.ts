import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { failure, type Result, success } from '../../../../kernel/result';
import { isSameSecret } from '../../../calls/privacy/hostSecret';
import type { Database } from '../../../store/database';
import { hashOfToken, makeToken } from '../../door/sessions/sessionCookie';
import { isPlain, readCookie } from '../../door/sessions/tokenCookie';
import type { SignInFault } from '../../../../kernel/signInFault';

/** How long somebody may be away at the provider. */
const lifeMs = 10 * 60_000;

const nameFor = (request: FastifyRequest): string =>
  isPlain(request) ? 'vitrina-sign-in' : '__Host-vitrina-sign-in';

/** `Lax`: it has to come back with the provider's redirect, which another site makes. */
function setCookie(request: FastifyRequest, reply: FastifyReply, value: string, maxAge: number): void {
  const secure = isPlain(request) ? '' : '; Secure';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure}; Max-Age=${maxAge}`;
  void reply.header('set-cookie', `${nameFor(request)}=${value}; ${attributes}`);
}

export const clearSignInCookie = (request: FastifyRequest, reply: FastifyReply): void =>
  setCookie(request, reply, '', 0);

/** What binds a sign-in to the browser that began it: all of it follows from a secret that stands in its cookie alone. */
export interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE (RFC 7636). */
  readonly codeVerifier: string;
}

function secretsOf(secret: string): SignInSecrets {
  const derive = (use: string) => createHmac('sha256', secret).update(use).digest('base64url');
  return { state: derive('state'), nonce: derive('nonce'), codeVerifier: derive('codeVerifier') };
}

interface Way {
  readonly database: Kysely<Database>;
  readonly now: number;
}

export async function beginSignIn(
  { database, now }: Way,
  { request, reply, returnPath }: { request: FastifyRequest; reply: FastifyReply; returnPath: string },
): Promise<SignInSecrets> {
  const secret = makeToken();
  const secrets = secretsOf(secret);
  await database
    .deleteFrom('editor_sign_ins')
    .where('expires_at', '<=', now - lifeMs)
    .execute();
  await database
    .insertInto('editor_sign_ins')
    .values({ state_hash: hashOfToken(secrets.state), return_path: returnPath, expires_at: now + lifeMs })
    .execute();
  setCookie(request, reply, secret, lifeMs / 1_000);
  return secrets;
}

export interface FinishedSignIn {
  readonly secrets: SignInSecrets;
  readonly returnPath: string;
}

/** The way that a state belongs to, once: this browser has begun it, and not too long ago. */
export async function endSignIn(
  { database, now }: Way,
  request: FastifyRequest,
  state: string,
): Promise<Result<FinishedSignIn, SignInFault>> {
  const secret = readCookie(request, nameFor(request));
  const secrets = secret === undefined ? undefined : secretsOf(secret);
  // Another browser's state is left as it is, so that nobody can end a way that is not theirs.
  if (!secrets || !isSameSecret(state, secrets.state)) return failure('unknownState');
  const row = await database
    .deleteFrom('editor_sign_ins')
    .where('state_hash', '=', hashOfToken(secrets.state))
    .returning(['return_path', 'expires_at'])
    .executeTakeFirst();
  if (!row) return failure('unknownState');
  return row.expires_at > now ? success({ secrets, returnPath: row.return_path }) : failure('expired');
}
