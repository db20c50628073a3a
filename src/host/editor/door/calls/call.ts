import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type CallMethod,
  type CallRow,
  type CallRows,
  type OpenRow,
  readPlace,
  type SessionRow,
  type TokenRow,
} from '../../../../editorCalls/row';
import { payloadValidators } from '../../../../generated/editorPayloads';
import type { EditorSchemaName, EditorSchemas } from '../../../../generated/editorSchemas';
import { success, type Result } from '../../../../kernel/result';
import type { Caller, SessionCaller } from './caller';
import { refuse, type Refusal } from './refusal';
import type { ValidationFault, Validator } from '../../../../codec/validator';

/** @template Query names of the row's query: a handler that says none reads none */
export interface CallInput<Query extends string = never> {
  readonly parameters: Readonly<Record<string, string>>;
  /** A query parameter's first value; undefined where absent or empty. */
  readonly query: (name: Query) => string | undefined;
  /** Unchecked; a handler gets it as the schema of its row says. */
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
export interface MemberInput<
  Who extends Caller = Caller,
  Query extends string = never,
> extends CallInput<Query> {
  readonly caller: Who;
  /** Looks at the caller anew: for calls that read more of the body themselves. */
  readonly admitAgain: () => Promise<Result<Who, Refusal>>;
}

/** What a call was made with by somebody who is signed in. */
export type SessionInput<Query extends string = never> = MemberInput<SessionCaller, Query>;

type Answer = Promise<Result<CallReply, Refusal>>;

interface Place {
  readonly method: CallMethod;
  /** Below `callsPrefix`. */
  readonly path: string;
}

export type SessionCall = SessionRow & Place & { readonly handle: (input: SessionInput) => Answer };
export type TokenCall = TokenRow & Place & { readonly handle: (input: MemberInput) => Answer };
export type OpenCall = OpenRow & Place & { readonly handle: (input: CallInput) => Answer };
export type MemberCall = SessionCall | TokenCall;
/** A row with what is done by it. */
export type EditorCall = MemberCall | OpenCall;

export type Handle<Payload = undefined, Query extends string = never> = (
  input: MemberInput<Caller, Query>,
  payload: Payload,
) => Answer;
export type SessionHandle<Payload = undefined, Query extends string = never> = (
  input: SessionInput<Query>,
  payload: Payload,
) => Answer;
type OpenHandle<Payload> = (input: CallInput, payload: Payload) => Answer;

type PayloadOf<Row> = Row extends { readonly payload: infer Name extends EditorSchemaName }
  ? EditorSchemas[Name]
  : undefined;

type QueryOf<Row> = Row extends { readonly query: readonly (infer Name extends string)[] } ? Name : never;

type HandleOf<Row> = Row extends OpenRow
  ? OpenHandle<PayloadOf<Row>>
  : Row extends SessionRow
    ? SessionHandle<PayloadOf<Row>, QueryOf<Row>>
    : Handle<PayloadOf<Row>, QueryOf<Row>>;

/** What is done by each of some rows: with its caller, and with its body as its schema says. */
export type Handlers<Rows extends CallRows> = { readonly [Key in keyof Rows]: HandleOf<Rows[Key]> };

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
function readPayload<Payload>(validate: Validator<Payload>, body: unknown = {}): Result<Payload, Refusal> {
  if (validate(body)) return success(body);
  const faults = (validate.errors ?? []).map(describeFault);
  return refuse('invalid', 'the body is not what this call takes', { faults });
}

/** What reads the body of a row's call, if it takes one; a file is read by its handler. */
function bodyReader({ payload }: CallRow): (body: unknown) => Result<unknown, Refusal> {
  if (payload === undefined || payload === 'multipart') return () => success(undefined);
  const validate = payloadValidators[payload];
  if (!validate) throw new Error(`nothing was made from src/editorCalls/ that reads ${payload}`);
  return (body) => readPayload(validate, body);
}

/** Rows with what is done by each: the compiler names a row without a handler, and a handler without a row. */
export const callsOf = <Rows extends CallRows>(rows: Rows, handlers: Handlers<Rows>): readonly EditorCall[] =>
  Object.entries<CallRow>(rows).map(([place, row]) => {
    // `Handlers` has paired each with its row; as a list they are of one kind.
    const handle = handlers[place as keyof Rows] as (input: CallInput, payload: unknown) => Answer;
    const read = bodyReader(row);
    const handleRead = async (input: CallInput): Answer => {
      const payload = read(input.body);
      return payload.ok ? handle(input, payload.value) : payload;
    };
    return { ...row, ...readPlace(place), handle: handleRead };
  });
