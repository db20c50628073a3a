import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Result, success } from '../../../kernel/result';
import { queryValue } from '../../delivery/http/query';
import { createRefusalAudit } from './auditRefusals';
import type { Editor } from '../editor';
import { callerOf, checkCaller, checkSite, isChange } from './admit';
import type { CallInput, CallReply, EditorCall } from './call';
import type { Caller } from '../sessions/sessionStore';
import { type Refusal, sendRefusal } from './refusal';
import { recordOf } from '../../../kernel/record';
import { storableText } from '../../store/storableText';

export const callsPrefix = '/editor/api';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The least role that may make a call of the editor. */
    editorRole?: EditorCall['role'];
  }
}

const inputOf = (request: FastifyRequest, reply: FastifyReply): CallInput => ({
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
 * Opens calls below `/editor/api`. In this order: from a page of our own, signed in, with the CSRF token, with the
 * role, with a password of one's own; who fails is refused and recorded before anything of the body is looked at. Who
 * changes something is asked for again once the body is there: meanwhile the account may have been disabled, made less
 * of or signed out.
 */
export function registerCalls(scope: FastifyInstance, editor: Editor, calls: readonly EditorCall[]): void {
  const auditRefusal = createRefusalAudit(editor);

  /** @param earlier who made the call when it was let in */
  async function check(
    request: FastifyRequest,
    call: EditorCall,
    earlier?: Caller,
  ): Promise<Result<Caller | undefined, Refusal>> {
    const site = checkSite(request, editor);
    const caller = call.role === 'anyone' ? undefined : await callerOf(request, editor);
    const checked = site.ok && call.role !== 'anyone' ? checkCaller(request, caller, call) : site;
    const known = caller ?? earlier;
    // Who only looks in without being signed in has tried nothing.
    if (!checked.ok && (isChange(request.method) || known))
      await auditRefusal({ request, caller: known, refusal: checked.error });
    return checked;
  }

  for (const call of calls) {
    const admitted = new WeakMap<FastifyRequest, Caller>();

    const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
      const checked = await check(request, call, admitted.get(request));
      if (!checked.ok) return sendRefusal(reply, checked.error);
      if (checked.value) admitted.set(request, checked.value);
      return undefined;
    };
    const readmit = async (request: FastifyRequest, reply: FastifyReply) =>
      call.role !== 'anyone' && isChange(request.method) ? admit(request, reply) : undefined;

    scope.route({
      method: call.method,
      url: `${callsPrefix}${call.path}`,
      config: { editorRole: call.role },
      onRequest: admit,
      preHandler: readmit,
      handler: async (request, reply) => {
        const faults = unstorableTexts(request);
        if (faults.length > 0)
          return sendRefusal(reply, { code: 'invalid', message: 'a text can not be stored', faults });
        const input = inputOf(request, reply);
        if (call.role === 'anyone') return send(reply, await call.handle(input));
        const caller = admitted.get(request);
        if (!caller) throw new Error('a call was not admitted');
        const admitAgain = async (): Promise<Result<Caller, Refusal>> => {
          const checked = await check(request, call, caller);
          return checked.ok ? success(checked.value ?? caller) : checked;
        };
        return send(reply, await call.handle({ ...input, caller, admitAgain }));
      },
    });
  }
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
