import type { FastifyInstance } from 'fastify';
import { isRecord } from '../../kernel/record';
import { storableText } from '../store/storableText';

/** The fields that calls take are texts; what nests in others is stored as JSON, if at all. */
const storableFields = (value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, field]) => [
          name,
          typeof field === 'string' ? storableText(field) : field,
        ]),
      )
    : value;

/** Requests of this scope reach their handler without what a database refuses. Texts that people wrote keep their lines. */
export function cleanRequests(scope: FastifyInstance): void {
  // Validation makes a text of a list of one.
  scope.addHook('preHandler', async (request) => {
    request.query = storableFields(request.query);
    request.body = storableFields(request.body);
    request.params = storableFields(request.params);
  });
}
