import type { FastifyError, FastifyInstance } from 'fastify';
import type { SendFault } from './sendFault';

/** Errors end as a status and its standard words; what went wrong is for the log alone. */
export function handleErrors(app: FastifyInstance, sendFault: SendFault): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.validation ? 400 : (error.statusCode ?? 500);
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    return sendFault(request, reply, status >= 400 && status <= 599 ? status : 500);
  });
}
