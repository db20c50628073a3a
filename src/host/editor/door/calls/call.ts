import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Role, TokenScope } from '../../../../generated/editor';
import type { EditorSchemaName } from '../../../../generated/editorSchemas';
import { success, type Result } from '../../../../kernel/result';
import type { Caller, SessionCaller } from './caller';
import { refuse, type Refusal } from './refusal';
import type { ValidationFault, Validator } from '../../../../codec/validator';

export interface CallInput {
  readonly parameters: Readonly<Record<string, string>>;
  /** A query parameter's first value; undefined where absent or empty. */
  readonly query: (name: string) => string | undefined;
  /** Unchecked: read it by its schema. */
  readonly body: unknown;
  readonly address: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What goes back: a JSON value; undefined: nothing, with status 204. */
export interface CallReply {
  readonly status?: number;
  readonly body?: object | undefined;
}

/** What a call was made with by somebody who is signed in, or by a program with a token. */
export interface MemberInput<Who extends Caller = Caller> extends CallInput {
  readonly caller: Who;
  /** Looks at the caller anew: for calls that read more of the body themselves. */
  readonly admitAgain: () => Promise<Result<Who, Refusal>>;
}

/** What a call was made with by somebody who is signed in. */
export type SessionInput = MemberInput<SessionCaller>;

type Answer = Promise<Result<CallReply, Refusal>>;

interface Place {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/editor/api`. */
  readonly path: string;
  /** What it does, in English, for programmers: `/editor/openapi.json` is made of the rows. */
  readonly summary: string;
  /** Its body; absent: it takes none. `multipart`: one file. */
  readonly payload?: EditorSchemaName | 'multipart';
  /** What it answers; absent: nothing, with status 204. */
  readonly reply?: EditorSchemaName;
  /** Parameters of its query, each optional. */
  readonly query?: readonly string[];
  /** Where it is not 200. */
  readonly status?: 201;
}

/**
 * What a call reaches, for callers that are kept to some markets. `template`: the one that the path names, which is looked
 * at before the call is let in. `listed`: what the call itself keeps to the caller's markets. `shared`: what belongs
 * to no market and may be seen or added to. `every`: what all markets share, closed to such callers.
 */
type Reach = 'template' | 'listed' | 'shared' | 'every';

interface RoleCall extends Place {
  readonly role: Role;
  /** Allowed before a one-time password is changed and a second factor that is asked for is set up. */
  readonly isPartOfSignIn?: boolean;
  /** Allowed before a second factor that is asked for is set up. */
  readonly setsUpSecondFactor?: boolean;
}

/** A call for people in the editor, which no token opens. */
export interface SessionCall extends RoleCall {
  readonly scope: 'session';
  /** `own`: what is the caller's alone, or for administrators, who are kept to no market. */
  readonly reach: Reach | 'own';
  /** It takes a recent sign-in: an open desk or a stolen session is not enough. */
  readonly needsRecentSignIn?: boolean;
  readonly handle: (input: SessionInput) => Answer;
}

/** A call that a token of its scope may make too. */
export interface TokenCall extends RoleCall {
  readonly scope: TokenScope;
  readonly reach: Reach;
  readonly handle: (input: MemberInput) => Answer;
}

export type MemberCall = SessionCall | TokenCall;

/** A call that anybody may make, signed in or not. */
export interface OpenCall extends Place {
  readonly role: 'anyone';
  readonly handle: (input: CallInput) => Answer;
}

export type EditorCall = MemberCall | OpenCall;
export type Handle = TokenCall['handle'];
export type SessionHandle = SessionCall['handle'];

/** A positive whole number of a query; what is none counts as absent, what is too large as the largest. */
export function integerQuery(
  value: string | undefined,
  byDefault: number,
  max = Number.MAX_SAFE_INTEGER,
): number {
  const number = value !== undefined && /^\d{1,15}$/.test(value) ? Number(value) : 0;
  return Math.min(number > 0 ? number : byDefault, max);
}

/** A field that is missing or unknown is named by its own place. */
function describeFault({ instancePath, keyword, message, params }: ValidationFault) {
  const { missingProperty, additionalProperty } = params;
  if (typeof missingProperty === 'string')
    return { path: `${instancePath}/${missingProperty}`, message: 'is missing' };
  if (typeof additionalProperty === 'string')
    return { path: `${instancePath}/${additionalProperty}`, message: 'is no field of this call' };
  return { path: instancePath, message: message ?? keyword };
}

/** The body of a call as its schema says; else `invalid` with the place of each fault. No body is one without fields. */
export function readPayload<Payload>(
  validate: Validator<Payload>,
  body: unknown = {},
): Result<Payload, Refusal> {
  if (validate(body)) return success(body);
  const faults = (validate.errors ?? []).map(describeFault);
  return refuse('invalid', 'the body is not what this call takes', { faults });
}

/** A call that is done with the body that its schema describes; any other body is refused. */
export const withPayload =
  <Payload, Input extends CallInput = MemberInput>(
    validate: Validator<Payload>,
    handle: (input: Input, payload: Payload) => Answer,
  ) =>
  async (input: Input): Answer => {
    const payload = readPayload(validate, input.body);
    return payload.ok ? handle(input, payload.value) : payload;
  };
