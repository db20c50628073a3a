import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '../../../generated/editor';
import { success, type Result } from '../../../kernel/result';
import type { Caller } from '../sessions/sessionStore';
import { refuse, type Refusal } from './refusal';
import type { Validator } from '../../../codec/validator';

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

/** What a call of somebody who is signed in was made with. */
export interface MemberInput extends CallInput {
  readonly caller: Caller;
  /** Looks at the caller anew: for calls that read more of the body themselves. */
  readonly admitAgain: () => Promise<Result<Caller, Refusal>>;
}

type Answer = Promise<Result<CallReply, Refusal>>;

interface Place {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/editor/api`. */
  readonly path: string;
}

export interface MemberCall extends Place {
  readonly role: Role;
  /** Allowed before a one-time password is changed. */
  readonly isPartOfSignIn?: boolean;
  readonly handle: (input: MemberInput) => Answer;
}

/** A call that anybody may make, signed in or not. */
export interface OpenCall extends Place {
  readonly role: 'anyone';
  readonly handle: (input: CallInput) => Answer;
}

export type EditorCall = MemberCall | OpenCall;
export type Handle = MemberCall['handle'];

/** A positive whole number of a query; what is none counts as absent, what is too large as the largest. */
export function integerQuery(
  value: string | undefined,
  byDefault: number,
  max = Number.MAX_SAFE_INTEGER,
): number {
  const number = value !== undefined && /^\d{1,15}$/.test(value) ? Number(value) : 0;
  return Math.min(number > 0 ? number : byDefault, max);
}

/** The body of a call as its schema says; else `invalid` with the place of each fault. */
export function readPayload<Payload>(validate: Validator<Payload>, body: unknown): Result<Payload, Refusal> {
  if (validate(body)) return success(body);
  const faults = (validate.errors ?? []).map(({ instancePath, keyword, message }) => ({
    path: instancePath,
    message: message ?? keyword,
  }));
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
