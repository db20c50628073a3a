import type { EditorError, EditorRefusal } from '../../../generated/editor';
import validateError from '../../../generated/validators/editor/error';
import { requestAddress, type ValueRequest } from '../../../editorCalls/request';
import { errorCode, reasonOf } from '../../../kernel/errors';
import { failure, success, type Result } from '../../../kernel/result';
import { texts } from './texts';

/** A check of many large pages takes a while. */
const timeoutMs = 120_000;

/** The host did not answer, or what answered is no host of Vitrina: nothing is known of what was asked. */
class HostUnreachable extends Error {}

export interface HostClient {
  readonly origin: string;
  send<Reply>(request: ValueRequest<Reply>): Promise<Result<Reply, EditorRefusal>>;
}

/** The certificate is always verified; NODE_EXTRA_CA_CERTS names further authorities (Node's own setting). */
function unreachable(origin: string, error: unknown): HostUnreachable {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const isUntrusted = /CERT|SELF_SIGNED|UNABLE_TO|ERR_TLS/.test(String(errorCode(cause)));
  return new HostUnreachable(texts.unreachable(origin, reasonOf(cause), isUntrusted));
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** Calls of one host with a token. Rejects where nothing of Vitrina answers. */
export function createHostClient(origin: string, token: string): HostClient {
  return {
    origin,
    async send(request) {
      const { method, payload, validate } = request;
      const response = await fetch(origin + requestAddress(request), {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${token}`,
          ...(payload && { 'content-type': 'application/json' }),
        },
        ...(payload && { body: JSON.stringify(payload) }),
      }).catch((error: unknown) => {
        throw unreachable(origin, error);
      });
      const reply = await readJson(response);
      if (response.ok && validate(reply)) return success(reply);
      if (!response.ok && isError(reply)) return failure(reply.error);
      throw new HostUnreachable(texts.notAHost(origin, response.status));
    },
  };
}

const isError = (reply: unknown): reply is EditorError => validateError(reply);
