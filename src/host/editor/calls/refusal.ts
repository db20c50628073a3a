import type { EditorRefusal } from '../../../generated/editor';
import { failure } from '../../../kernel/result';

type RefusalCode = EditorRefusal['code'];

/** Why a call was not done: what the reply says, and when to try again. */
export interface Refusal extends EditorRefusal {
  readonly retryAfterSeconds?: number;
}

/** HTTP status of each code. */
export const statusOfRefusal: Readonly<Record<RefusalCode, number>> = {
  invalid: 400,
  signedOut: 401,
  forbidden: 403,
  passwordChange: 403,
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

/** A failed result; `message` is English, for whoever reads a log. */
export const refuse = (
  code: RefusalCode,
  message: string,
  more: Omit<Partial<Refusal>, 'code' | 'message'> = {},
) => failure<Refusal>({ code, message, ...more });
