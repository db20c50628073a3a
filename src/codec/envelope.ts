import validateEnvelope from '../generated/validators/replies/envelope';
import { stripInvalid } from './stripInvalid';

/** What every reply comes in (contract §5). Its names are never renamed. */
export interface Envelope {
  /** Undefined where the reply has none; pay-way may answer by `success` alone. */
  readonly code: string | undefined;
  readonly success: boolean | undefined;
  readonly message: string;
  readonly data: unknown;
}

/** Undefined: not an envelope at all (`malformed`): no object, or neither a usable code nor a success flag. */
export function decodeEnvelope(body: unknown): Envelope | undefined {
  const envelope = stripInvalid(validateEnvelope, body)?.value;
  if (!envelope) return undefined;
  const { code, success, message, data } = envelope;
  if (code === undefined && typeof success !== 'boolean') return undefined;
  return {
    code: code === undefined ? undefined : String(code),
    success: success ?? undefined,
    message: message ?? '',
    data,
  };
}
