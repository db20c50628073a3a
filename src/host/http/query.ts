import type { FastifyRequest } from 'fastify';

/** A query parameter's first value; undefined where it is absent or empty. */
export function queryValue(request: FastifyRequest, name: string): string | undefined {
  const { query } = request;
  if (typeof query !== 'object' || query === null || !Object.hasOwn(query, name)) return undefined;
  // Fastify's parser makes strings and lists of strings only; Object.hasOwn above keeps to what was sent.
  const value = (query as Readonly<Record<string, unknown>>)[name];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && first !== '' ? first : undefined;
}
