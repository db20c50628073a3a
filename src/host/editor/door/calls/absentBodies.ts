import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestFault } from '../../../delivery/http/requestFault';

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** A body that is not there is none, whatever `Content-Type` says: clients that are made from a description send it always. */
export function takeAbsentBodies(scope: FastifyInstance): void {
  const parseJson = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body, done);
  });
  scope.addContentTypeParser('*', (request, _payload, done) => {
    if (hasBody(request)) done(new RequestFault(415, 'the body is of a type that is not taken'), undefined);
    else done(null, undefined);
  });
}
