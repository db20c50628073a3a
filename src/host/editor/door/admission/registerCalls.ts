import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callsPrefix } from '../../../../editorCalls/request';
import { type Result, success } from '../../../../kernel/result';
import { queryValue } from '../../../delivery/http/query';
import { createRefusalAudit } from './auditRefusals';
import type { Editor } from '../../editor';
import { checkSession, checkSite, isChange, sessionOf } from './admit';
import { bearerOf, checkAddress, checkToken } from './admitToken';
import type { CallInput, CallReply, EditorCall, MemberCall } from '../calls/call';
import type { Caller } from '../calls/caller';
import { checkReach } from '../calls/callerMarkets';
import { type Refusal, sendRefusal } from '../calls/refusal';
import { recordOf } from '../../../../kernel/record';
import type { Actor } from '../../../store/recordAudit';
import { storableText } from '../../../store/storableText';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The row of a call of the editor. */
    editorCall?: EditorCall;
  }
}

const inputOf = (request: FastifyRequest, reply: FastifyReply): CallInput<string> => ({
  // Path parameters are strings by Fastify's own parser.
  parameters: request.params as Readonly<Record<string, string>>,
  query: (name) => queryValue(request, name),
  body: request.body,
  address: request.ip,
  request,
  reply,
});

function send(reply: FastifyReply, result: Result<CallReply, Refusal>): FastifyReply {
  if (!result.ok) return sendRefusal(reply, result.error);
  const { status, body } = result.value;
  void reply.header('cache-control', 'no-store');
  if (body === undefined) return reply.code(status ?? 204).send();
  return reply
    .code(status ?? 200)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/**
 * Opens calls below `/editor/api`. Of a page, in this order: is it one of our own, signed in, with the CSRF token, with the
 * role, with a password of one's own and the second factor that is asked for, signed in lately where the row says so, for the
 * market. Of a program with a token: is it good, of the row's scope, with the role, for the
 * market. Who fails is refused and recorded before anything of the body is looked at. Who changes something is asked for
 * again once the body is there: meanwhile the account may have been disabled, made less of or signed out, the token revoked.
 */
export function registerCalls(scope: FastifyInstance, editor: Editor, calls: readonly EditorCall[]): void {
  const auditRefusal = createRefusalAudit(editor);

  async function checkPage(request: FastifyRequest, call: EditorCall): Promise<Check> {
    const site = checkSite(request, editor);
    if (call.role === 'anyone') return { checked: site, actor: undefined };
    const caller = await sessionOf(request, editor);
    const checked = site.ok ? checkSession(request, caller, call, editor.clock()) : site;
    const reach = checked.ok ? await checkReachOf(request, checked.value, call) : checked;
    return { checked: reach.ok ? checked : reach, actor: caller?.account };
  }

  const checkReachOf = (request: FastifyRequest, caller: Caller, call: MemberCall) => {
    // Path parameters are strings by Fastify's own parser.
    const { id = '' } = request.params as Readonly<Record<string, string>>;
    return checkReach(editor.database, { caller, call, id });
  };

  async function look(request: FastifyRequest, call: EditorCall): Promise<Check> {
    const inAddress = await checkAddress(request, editor);
    if (inAddress) return inAddress;
    const bearer = bearerOf(request);
    return call.role !== 'anyone' && bearer !== undefined
      ? checkToken(request, editor, call, bearer)
      : checkPage(request, call);
  }

  /** @param earlier who made the call when it was let in */
  async function check(
    request: FastifyRequest,
    call: EditorCall,
    earlier?: Caller,
  ): Promise<Result<Caller | undefined, Refusal>> {
    const { checked, actor = earlier?.account } = await look(request, call);
    // Who only looks in without being signed in has tried nothing; who brings a token has.
    if (!checked.ok && (isChange(request.method) || actor || bearerOf(request) !== undefined))
      await auditRefusal({ request, actor, refusal: checked.error });
    return checked;
  }

  function answer(call: EditorCall, input: CallInput, caller: Caller | undefined) {
    if (call.role === 'anyone') return call.handle(input);
    if (!caller) throw new Error('a call was not admitted');
    const again = async () => check(input.request, call, caller);
    if (call.scope !== 'session')
      return call.handle({ ...input, caller, admitAgain: async () => orEarlier(await again(), caller) });
    if (caller.kind !== 'session') throw new Error('a token was admitted to a call for people');
    const admitAgain = async () => {
      const checked = await again();
      return checked.ok ? success(caller) : checked;
    };
    return call.handle({ ...input, caller, admitAgain });
  }

  for (const call of calls) {
    const admitted = new WeakMap<FastifyRequest, Caller>();

    const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
      const checked = await check(request, call, admitted.get(request));
      if (!checked.ok) return sendRefusal(challenge(request, reply, checked.error), checked.error);
      if (checked.value) admitted.set(request, checked.value);
      return undefined;
    };
    const readmit = async (request: FastifyRequest, reply: FastifyReply) =>
      call.role !== 'anyone' && isChange(request.method) ? admit(request, reply) : undefined;

    scope.route({
      method: call.method,
      url: `${callsPrefix}${call.path}`,
      config: { editorCall: call },
      onRequest: admit,
      preHandler: readmit,
      handler: async (request, reply) => {
        const faults = unstorableTexts(request);
        if (faults.length > 0)
          return sendRefusal(reply, { code: 'invalid', message: 'a text can not be stored', faults });
        return send(reply, await answer(call, inputOf(request, reply), admitted.get(request)));
      },
    });
  }
}

interface Check {
  readonly checked: Result<Caller | undefined, Refusal>;
  /** Who it is, admitted or not; undefined: a stranger. */
  readonly actor: Actor | undefined;
}

const orEarlier = (checked: Result<Caller | undefined, Refusal>, earlier: Caller): Result<Caller, Refusal> =>
  checked.ok ? success(checked.value ?? earlier) : checked;

/** Tells a program what its token lacks (RFC 6750 §3.1). */
function challenge(request: FastifyRequest, reply: FastifyReply, { code }: Refusal): FastifyReply {
  if (bearerOf(request) === undefined) return reply;
  if (code === 'signedOut') void reply.header('www-authenticate', 'Bearer error="invalid_token"');
  if (code === 'forbidden') void reply.header('www-authenticate', 'Bearer error="insufficient_scope"');
  return reply;
}

type Faults = NonNullable<Refusal['faults']>;

const fault = (path: string) => ({
  path,
  message: 'holds U+0000 or half of a surrogate pair, which no database holds; leave it out',
});

const isStorable = (value: unknown): boolean => typeof value !== 'string' || value === storableText(value);

const namesOf = (values: unknown): readonly string[] =>
  Object.entries(recordOf(values)).flatMap(([name, value]) =>
    [value].flat().every(isStorable) ? [] : [name],
  );

/**
 * Texts of a call that a database can't hold. Nobody types such characters, and left out unasked they would change a
 * document under its hash. Payloads don't nest.
 */
const unstorableTexts = ({
  params,
  query,
  body,
}: Pick<FastifyRequest, 'params' | 'query' | 'body'>): Faults => [
  ...namesOf(params).map((name) => fault(`the address, part ${name}`)),
  ...namesOf(query).map((name) => fault(`the address, parameter ${name}`)),
  ...namesOf(body).map((name) => fault(`/${name}`)),
];
