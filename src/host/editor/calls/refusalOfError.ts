import type { FastifyError } from 'fastify';
import type { Refusal } from './refusal';

/** What Fastify itself refuses, or what failed, in the editor's own words. */
export function refusalOfError(error: FastifyError): Refusal {
  switch (error.statusCode) {
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
