import type { FastifyRequest } from 'fastify';
import { parseLanguageType, type LanguageType } from '../../../kernel/locale';
import { parameterOf } from '../../../kernel/record';

/** The part of an address from its first question mark on, as it came: any other one is part of a value. */
export const queryOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** A query parameter's first value; undefined where it is absent or empty. */
export const queryValue = ({ query }: Pick<FastifyRequest, 'query'>, name: string): string | undefined =>
  parameterOf(query, name);

export const languageOf = (request: Pick<FastifyRequest, 'query'>): LanguageType | undefined =>
  parseLanguageType(queryValue(request, 'language'));
