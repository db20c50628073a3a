import type { FastifyInstance } from 'fastify';
import type { Brand } from '../../generated/brand';
import type { Wire } from '../../codec/wire';
import { isRecord } from '../../kernel/record';

/**
 * A back end with renamed fields does not know their readable names: one that comes unrenamed is left out, so
 * that a page which forgets to rename is refused here as it would be there.
 */
function withoutReadableNames(value: unknown, fields: Brand['wire']['fields']): unknown {
  if (!isRecord(value)) return value;
  const sent = new Set(Object.values(fields));
  const isKnown = (name: string): boolean => !Object.hasOwn(fields, name) || sent.has(name);
  return Object.fromEntries(Object.entries(value).filter(([name]) => isKnown(name)));
}

/** Requests of this scope reach their schema and handler in readable names. */
export function decodeRequests(scope: FastifyInstance, wire: Wire, fields: Brand['wire']['fields']): void {
  const decode = (value: unknown): unknown => wire.decode(withoutReadableNames(value, fields));
  scope.addHook('preValidation', async (request) => {
    request.query = decode(request.query);
    request.body = decode(request.body);
  });
}
