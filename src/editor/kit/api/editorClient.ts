import type { Validator } from '../../../codec/validator';
import { type CallRequest, requestAddress, type ValueRequest } from '../../../editorCalls/request';
import validateError from '../../../generated/validators/editor/error';
import { failure, type Result, success } from '../../../kernel/result';
import type { EditorRefusal } from '../../../generated/editor';

export type EditorReply<Value> = Result<Value, EditorProblem>;

export interface EditorClientOptions {
  readonly fetch: typeof fetch;
  /** Token of the session for calls that change something; undefined before anyone signed in. */
  readonly csrfToken: () => string | undefined;
  /** Hears of every problem, so that the end of a session is noticed whichever call finds it. */
  readonly onProblem: (problem: EditorProblem) => void;
}

/** Sends the calls that `src/generated/editorCalls/` makes. */
export interface EditorClient {
  /** @param left aborted once nobody waits for the reply any more: what becomes of the call is then nobody's problem */
  send<Value>(request: ValueRequest<Value>, left?: AbortSignal): Promise<EditorReply<Value>>;
  /** A change whose reply nobody reads; without a payload it arrives also where the page is left at that moment. */
  sendOnly(request: CallRequest): Promise<EditorReply<undefined>>;
}

/** Sends a call with the fields that it is asked for with. */
export const sending =
  <Fields, Value>(client: EditorClient, make: (fields: Fields) => ValueRequest<Value>) =>
  (fields: Fields): Promise<EditorReply<Value>> =>
    client.send(make(fields));

/** How long a call may take, its body included, in ms (contract §5). */
const timeoutMs = 60_000;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readProblem(response: Response, text: string): EditorProblem {
  const reply = parse(text);
  if (!validateError(reply)) return { code: 'http', status: response.status };
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isNaN(seconds) ? reply.error : { ...reply.error, retryAfterSeconds: seconds };
}

interface Body {
  readonly body?: string | FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Aborted by whichever of both is first; browsers of the editor have no `AbortSignal.any` for sure. */
function firstOf(one: AbortSignal, other: AbortSignal): AbortSignal {
  const first = new AbortController();
  for (const signal of [one, other]) {
    if (signal.aborted) first.abort();
    signal.addEventListener('abort', () => first.abort());
  }
  return first.signal;
}

function bodyOf(payload: object | undefined): Body {
  if (payload === undefined) return {};
  if (payload instanceof FormData) return { body: payload };
  return { body: JSON.stringify(payload), headers: { 'Content-Type': 'application/json' } };
}

/** A sign-in that is refused does not end the session: changing a second factor takes a new sign-in. */
const isSignIn = (address: string, { method }: RequestInit): boolean =>
  method === 'POST' && /\/session(?:\/|$)/.test(address);

/** The editor's only way to the host. Every call settles; a reply that does not fit its schema is `malformed`. */
export function createEditorClient({ fetch, csrfToken, onProblem }: EditorClientOptions): EditorClient {
  async function request(address: string, init: RequestInit): Promise<Result<string, EditorProblem>> {
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(address, {
        ...init,
        signal: init.signal ? firstOf(timeout, init.signal) : timeout,
        credentials: 'same-origin',
        redirect: 'error',
      });
      const text = await response.text();
      return response.ok ? success(text) : failure(readProblem(response, text));
    } catch {
      return failure({ code: timeout.aborted ? 'timeout' : 'offline' });
    }
  }

  async function ask<Value>(address: string, init: RequestInit, read: (text: string) => EditorReply<Value>) {
    const token = csrfToken();
    const reply = await request(address, init);
    const result = reply.ok ? read(reply.value) : reply;
    // Sent before somebody signed in again, it says nothing of the session of now.
    const isOfEarlierSession = !result.ok && isSignedOut(result.error) && csrfToken() !== token;
    const isOfThisSession = !isOfEarlierSession && !isSignIn(address, init);
    if (!result.ok && isOfThisSession && !init.signal?.aborted) onProblem(result.error);
    return result;
  }

  const reading =
    <Value>(validate: Validator<Value>) =>
    (text: string): EditorReply<Value> => {
      const value = parse(text);
      return validate(value) ? success(value) : failure({ code: 'malformed' });
    };

  function initOf({ method, payload }: CallRequest): RequestInit {
    if (method === 'GET') return { cache: 'no-store' };
    const body = bodyOf(payload);
    const token = csrfToken();
    return {
      ...body,
      method,
      headers: { ...body.headers, ...(token !== undefined && { 'X-CSRF-Token': token }) },
    };
  }

  return {
    send: (request, left) =>
      ask(
        requestAddress(request),
        { ...initOf(request), ...(left && { signal: left }) },
        reading(request.validate),
      ),
    sendOnly: (request) =>
      ask(requestAddress(request), { ...initOf(request), keepalive: request.payload === undefined }, () =>
        success(undefined),
      ),
  };
}

/**
 * Every way in which a call of the editor can end without data. A refusal carries what the host said about it:
 * faults, findings, the draft or the lock in the way; `http` is an error reply that holds no refusal, `securityKey` a key
 * that the browser got no answer from.
 */
export type EditorProblem =
  | { readonly code: 'offline' | 'timeout' | 'malformed' | 'securityKey' }
  | { readonly code: 'http'; readonly status: number }
  | (EditorRefusal & {
      /** `Retry-After` of the reply, in seconds. */
      readonly retryAfterSeconds?: number;
    });

/** Nobody is signed in any more: to be mended by signing in, not by the screen that asked. */
export const isSignedOut = (problem: EditorProblem): boolean => problem.code === 'signedOut';
