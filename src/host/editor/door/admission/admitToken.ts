import type { FastifyRequest } from 'fastify';
import { type Result, success } from '../../../../kernel/result';
import { includesRole } from '../../../../kernel/roles';
import { roleOfScope } from '../../../../kernel/tokenScope';
import type { Actor } from '../../../store/recordAudit';
import { countTokenGuess } from '../guesses/passwordGuesses';
import type { Editor } from '../../editor';
import { checkReach } from '../calls/callerMarkets';
import { secretIn } from '../tokens/tokenSecret';
import { type InvalidTokenReason, findToken, type FoundToken } from '../tokens/tokenStore';
import type { MemberCall } from '../calls/call';
import type { TokenCaller } from '../calls/caller';
import { type Refusal, refuse } from '../calls/refusal';

/** What a request gives as its token (RFC 6750 §2.1); undefined: it gives none. */
export const bearerOf = ({ headers: { authorization = '' } }: FastifyRequest): string | undefined =>
  /^Bearer(?: +|$)(.*)$/i.exec(authorization)?.[1]?.trim();

/** An address stands in logs and histories, so that a token in one is not to be used any more; undefined: none does. */
export async function checkAddress(
  { url }: FastifyRequest,
  { database, clock }: Editor,
): Promise<TokenCheck | undefined> {
  const secret = secretIn(url);
  if (secret === undefined) return undefined;
  const found = await findToken(database, secret, clock());
  const message =
    'a token stands in the address, where logs keep it: revoke it, and send a new one as Authorization: Bearer';
  return { checked: refuse('invalid', message), actor: found && actorOf(found) };
}

const actorOf = (found: FoundToken): Actor => (found.state === 'alive' ? found.caller.account : found.actor);

const deadWords: Readonly<Record<InvalidTokenReason, string>> = {
  revoked: 'the token was revoked: make another one',
  expired: 'the token has expired: make another one',
  disabled: 'the account that the token belongs to is disabled',
};

/** What a caller by token may do of a call's row: scope, role, then markets. */
async function checkRow(
  { parameters, editor }: { readonly parameters: Readonly<Record<string, string>>; readonly editor: Editor },
  caller: TokenCaller,
  call: MemberCall,
): Promise<Result<TokenCaller, Refusal>> {
  if (call.scope === 'session') return refuse('forbidden', 'no token may do this: sign in to the editor');
  if (!includesRole(roleOfScope[caller.scope], roleOfScope[call.scope]))
    return refuse('forbidden', `this needs a token with the scope ${call.scope}`);
  if (!includesRole(caller.account.role, call.role))
    return refuse('forbidden', `this needs the role ${call.role}`);
  if (caller.mustChangePassword) return refuse('passwordChange', 'change the one-time password first');
  if (caller.mustSetUpSecondFactor) return refuse('secondFactorSetUp', 'set up a second factor first');
  const reach = await checkReach(editor.database, { caller, call, id: parameters.id ?? '' });
  return reach.ok ? success(caller) : reach;
}

export interface TokenCheck {
  readonly checked: Result<TokenCaller, Refusal>;
  /** Whose token it is, good or not; undefined: nobody's. */
  readonly actor: Actor | undefined;
}

/** Who makes a call with a token, or why it may not. No other page can have a browser send one, so nothing is asked about sites. */
export async function checkToken(
  request: FastifyRequest,
  editor: Editor,
  call: MemberCall,
  secret: string,
): Promise<TokenCheck> {
  const found = await findToken(editor.database, secret, editor.clock());
  if (!found) {
    const counted = await countTokenGuess(editor, request.ip);
    return {
      checked: counted.ok
        ? refuse(
            'signedOut',
            'there is no such token on this host: make one in its editor, under Your account',
          )
        : counted,
      actor: undefined,
    };
  }
  if (found.state !== 'alive')
    return { checked: refuse('signedOut', deadWords[found.state]), actor: found.actor };
  // Path parameters are strings by Fastify's own parser.
  const parameters = request.params as Readonly<Record<string, string>>;
  return {
    checked: await checkRow({ parameters, editor }, found.caller, call),
    actor: found.caller.account,
  };
}
