import type { EditorError, EditorRefusal } from '../../../../generated/editor';
import { failure } from '../../../../kernel/result';
import type { FastifyError, FastifyReply } from 'fastify';
import { databaseReplies } from '../../../delivery/http/handleErrors';
import { type DatabaseFault, databaseFaultOf } from '../../../store/databaseFault';

type RefusalCode = EditorRefusal['code'];

/** Why a call was not done: what the reply says, and when to try again. */
export interface Refusal extends EditorRefusal {
  readonly retryAfterSeconds?: number;
}

/** HTTP status of each code. */
export const statusOfRefusal: Readonly<Record<RefusalCode, number>> = {
  invalid: 400,
  signedOut: 401,
  secondFactorNeeded: 401,
  forbidden: 403,
  passwordChange: 403,
  secondFactorSetUp: 403,
  signInAgain: 403,
  crossSite: 403,
  notFound: 404,
  conflict: 409,
  approvalNeeded: 409,
  locked: 409,
  gone: 410,
  tooLarge: 413,
  unsupported: 415,
  blocked: 422,
  warnings: 422,
  tooMany: 429,
  failed: 500,
  storageDamaged: 500,
  unavailable: 503,
  storageFull: 507,
  storageReadOnly: 507,
};

/** A failed result; `message` is English, for readers of a log. */
export const refuse = (
  code: RefusalCode,
  message: string,
  more: Omit<Partial<Refusal>, 'code' | 'message'> = {},
) => failure<Refusal>({ code, message, ...more });

/** Answers a refused call: its status, and its code for the browser to say in its own words. */
export function sendRefusal(reply: FastifyReply, { retryAfterSeconds, ...error }: Refusal): FastifyReply {
  const body: EditorError = { error };
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .code(statusOfRefusal[error.code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

const ofFaults: Readonly<Record<DatabaseFault, Refusal>> = {
  unavailable: { code: 'unavailable', message: 'the database does not answer' },
  newer: { code: 'unavailable', message: 'the database was made by a newer version of the host' },
  unfinished: {
    code: 'unavailable',
    message: 'the tables are not whole; the log of the host says what to do',
  },
  full: { code: 'storageFull', message: 'the disk of the database is full; nothing was changed' },
  readOnly: { code: 'storageReadOnly', message: 'the database is read-only; nothing was changed' },
  corrupt: { code: 'storageDamaged', message: 'the database is damaged' },
};

function refusalOfFault(fault: DatabaseFault): Refusal {
  const { retryAfterSeconds } = databaseReplies[fault];
  return { ...ofFaults[fault], ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
}

/** What Fastify itself refuses, or what failed, in the editor's own words. */
export function refusalOfError(error: FastifyError): Refusal {
  switch (error.statusCode) {
    case undefined: {
      const fault = databaseFaultOf(error);
      return fault ? refusalOfFault(fault) : { code: 'failed', message: 'the host could not do this' };
    }
    case 400:
      return { code: 'invalid', message: 'the body could not be read' };
    case 413:
      return { code: 'tooLarge', message: 'the body is too large' };
    case 415:
      return { code: 'unsupported', message: 'the body is of a type that this call does not take' };
    case 429:
      return { code: 'tooMany', message: 'too many calls, wait' };
    default:
      return { code: 'failed', message: 'the host could not do this' };
  }
}
