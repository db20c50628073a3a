import type { FastifyError, FastifyInstance } from 'fastify';
import { type DatabaseFault, databaseFaultOf } from '../../store/databaseFault';
import type { SendFault } from './sendFault';

/** Errors end as a status and its standard words; what went wrong is for the log alone. */
export function handleErrors(app: FastifyInstance, sendFault: SendFault): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const fault = error.statusCode === undefined ? databaseFaultOf(error) : undefined;
    const ofDatabase = fault && databaseReplies[fault];
    const status = error.validation ? 400 : (ofDatabase?.status ?? error.statusCode ?? 500);
    if (status >= 500)
      request.log.error({ err: error, ...(fault && { database: fault }) }, 'a request failed');
    if (ofDatabase?.retryAfterSeconds !== undefined)
      void reply.header('retry-after', String(ofDatabase.retryAfterSeconds));
    return sendFault(request, reply, status >= 400 && status <= 599 ? status : 500);
  });
}

/** How a call is answered that failed for want of the database: its status, and after how many seconds it is worth another try. */
interface DatabaseReply {
  readonly status: number;
  /** Undefined: trying again does not help. */
  readonly retryAfterSeconds: number | undefined;
}

/** A database that is away is back within seconds as a rule; a full disk waits for a person. */
export const databaseReplies: Readonly<Record<DatabaseFault, DatabaseReply>> = {
  unavailable: { status: 503, retryAfterSeconds: 5 },
  newer: { status: 503, retryAfterSeconds: 60 },
  unfinished: { status: 503, retryAfterSeconds: 60 },
  full: { status: 507, retryAfterSeconds: 60 },
  readOnly: { status: 507, retryAfterSeconds: 60 },
  corrupt: { status: 500, retryAfterSeconds: undefined },
};
