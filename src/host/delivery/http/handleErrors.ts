import type { FastifyError, FastifyInstance } from 'fastify';
import { databaseFaultOf } from '../../store/databaseFault';
import { databaseReplies } from './databaseReply';
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
