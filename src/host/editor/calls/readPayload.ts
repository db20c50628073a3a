import type { Validator } from '../../../codec/validator';
import { success, type Result } from '../../../kernel/result';
import { refuse, type Refusal } from './refusal';

/** The body of a call as its schema says; else `invalid` with the place of each fault. */
export function readPayload<Payload>(validate: Validator<Payload>, body: unknown): Result<Payload, Refusal> {
  if (validate(body)) return success(body);
  const faults = (validate.errors ?? []).map(({ instancePath, keyword, message }) => ({
    path: instancePath,
    message: message ?? keyword,
  }));
  return refuse('invalid', 'the body is not what this call takes', { faults });
}
