import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type SignInFault, signInFaultParameter } from '../../../../kernel/signInFault';
import { forbidCaching } from '../../../delivery/http/cacheControl';
import { queryValue } from '../../../delivery/http/query';
import { nobody, recordAudit } from '../../../store/recordAudit';
import type { StoredAccount } from '../credentials/accountStore';
import { countTryFromNetwork } from '../../door/guesses/passwordGuesses';
import { sessionOf } from '../../door/admission/admit';
import type { Editor } from '../../editor';
import { setSessionCookie } from '../../door/sessions/sessionCookie';
import { closeSession, openSession } from '../../door/sessions/sessionStore';
import { browserLanguage } from '../../door/shell/shellPage';
import { type Claims, isUnreachable } from './identityProvider';
import type { OidcSignIn } from './oidcSignIn';
import { admitArrival, type RefusedArrival } from './providerAccounts';
import { returnPath } from './returnPath';
import { beginSignIn, clearSignInCookie, endSignIn } from './signInWay';

const signInPath = '/editor/sign-in';
const callbackPath = `${signInPath}/callback`;
const signOutPath = `${signInPath}/out`;

type Refused = Omit<RefusedArrival, 'error'> & { readonly error?: unknown };

interface Arrived {
  readonly account: StoredAccount;
  readonly now: number;
  readonly authenticatedAt: number;
}

/** When the provider asked somebody who they are; where it does not say, now. */
const askedAt = ({ auth_time: time }: Claims, now: number): number =>
  typeof time === 'number' ? Math.min(time * 1_000, now) : now;

/** Tells the audit log, as for passwords; what strangers try is bounded. */
async function auditRefusal(
  { database, clock, auditBudgets }: Editor,
  { fault, account }: Refused,
): Promise<void> {
  const at = clock();
  const more = (account ? auditBudgets.guesses : auditBudgets.strangers).take(at);
  if (!more) return;
  const record = { at, actor: nobody, subject: account?.email ?? '', detail: { why: fault, ...more } };
  await database
    .transaction()
    .execute((transaction) => recordAudit(transaction, { ...record, action: 'signInRefused' }));
}

/** The addresses by which people sign in at the provider, come back, and sign out there (contract §4). */
export function registerOidc(app: FastifyInstance, editor: Editor, oidc: OidcSignIn): void {
  const { database, clock, log } = editor;
  const { settings, provider, publicOrigin } = oidc;

  const leave = (reply: FastifyReply, address: string): FastifyReply => {
    forbidCaching(reply);
    void reply.header('referrer-policy', 'no-referrer');
    return reply.redirect(address, 303);
  };

  const say = (reply: FastifyReply, fault: SignInFault): FastifyReply =>
    leave(reply, `/editor?${signInFaultParameter}=${fault}`);

  async function refuse(reply: FastifyReply, refused: Refused): Promise<FastifyReply> {
    const { fault, error } = refused;
    if (error !== undefined) log.warn({ err: error, fault }, 'a sign-in at the identity provider failed');
    await auditRefusal(editor, refused);
    return say(reply, fault);
  }

  /** Who signs in anew in this browser is signed out of it first: the cookie of a session does not come back with them. */
  async function endEarlier(request: FastifyRequest): Promise<void> {
    const earlier = await sessionOf(request, editor);
    if (!earlier) return;
    const { account, sessionId } = earlier;
    await database.transaction().execute(async (transaction) => {
      await closeSession(transaction, sessionId);
      const record = { at: clock(), actor: account, subject: account.email } as const;
      await recordAudit(transaction, { ...record, action: 'signedOut' });
    });
  }

  app.get(signInPath, async (request, reply) => {
    // Another site may lead here as far as the sign-in page and no further.
    if (request.headers['sec-fetch-site'] === 'cross-site') return leave(reply, '/editor');
    const counted = await countTryFromNetwork(editor, request.ip);
    if (!counted.ok) return say(reply, 'tooMany');
    await endEarlier(request);
    const path = returnPath(queryValue(request, 'returnTo'));
    const secrets = await beginSignIn({ database, now: clock() }, { request, reply, returnPath: path });
    try {
      const isAgain = queryValue(request, 'again') !== undefined;
      const order = { ...secrets, isAgain };
      const address = await provider.authorizationAddress(publicOrigin + callbackPath, order);
      return await leave(reply, address.href);
    } catch (error) {
      return refuse(reply, { fault: isUnreachable(error) ? 'providerDown' : 'untrusted', error });
    }
  });

  app.get(callbackPath, async (request, reply) => {
    const now = clock();
    const way = await endSignIn({ database, now }, request, queryValue(request, 'state') ?? '');
    // Whatever else leads here, by Back or from another page, leaves a way that has been begun meanwhile.
    if (way.ok || way.error !== 'unknownState') clearSignInCookie(request, reply);
    if (!way.ok) return refuse(reply, { fault: way.error });
    const came = await provider.claims(new URL(request.url, publicOrigin), way.value.secrets);
    if (!came.ok) return refuse(reply, came.error);
    const language = browserLanguage(request.headers['accept-language']);
    const opened = await database.transaction().execute(async (transaction) => {
      const admitted = await admitArrival(transaction, { claims: came.value, settings, language, now });
      if (!admitted.ok) return admitted;
      const authenticatedAt = askedAt(came.value, now);
      const token = await open(transaction, request, { account: admitted.value, now, authenticatedAt });
      return { ok: true, token } as const;
    });
    if (!opened.ok) return refuse(reply, opened.error);
    setSessionCookie(request, reply, opened.token);
    return leave(reply, way.value.returnPath);
  });

  async function open(
    transaction: Parameters<typeof openSession>[0],
    request: FastifyRequest,
    { account, now, authenticatedAt }: Arrived,
  ): Promise<string> {
    const detail = { by: settings.name };
    await recordAudit(transaction, {
      at: now,
      actor: account,
      action: 'signedIn',
      subject: account.email,
      detail,
    });
    const userAgent = request.headers['user-agent'] ?? '';
    const order = { accountId: account.id, userAgent, now, authenticatedAt };
    return (await openSession(transaction, order)).token;
  }

  app.get(signOutPath, async (_request, reply) => {
    const address = settings.endsProviderSession
      ? await provider.signOutAddress(`${publicOrigin}/editor`).catch(() => undefined)
      : undefined;
    return leave(reply, address?.href ?? '/editor');
  });
}
