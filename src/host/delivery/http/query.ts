import type { FastifyRequest } from 'fastify';
import { recordOf } from '../../../kernel/record';

/** The part of an address from its first question mark on, as it came: any other one is part of a value. */
export const queryOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** A query parameter's first value; undefined where it is absent or empty. */
export function queryValue({ query }: Pick<FastifyRequest, 'query'>, name: string): string | undefined {
  const parameters = recordOf(query);
  // Keeps to what was sent.
  const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && first !== '' ? first : undefined;
}
