import type { FastifyError } from 'fastify';
import { databaseReplies } from '../../delivery/http/handleErrors';
import { databaseFaultOf, type DatabaseFault } from '../../store/databaseFault';
import type { Refusal } from './refusal';

const ofFaults: Readonly<Record<DatabaseFault, Refusal>> = {
  unavailable: { code: 'unavailable', message: 'the database does not answer' },
  newer: { code: 'unavailable', message: 'the database was made by a newer version of the host' },
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
