import type { FastifyRequest } from 'fastify';
import { clientTypeOf } from '../../../kernel/clientType';
import { locales } from '../../../kernel/locale';
import type { AudienceCountRow } from '../../store/tables/operationTables';

/** Whom statistics tell apart: by the shown language and the kind of phone, and by nothing more. */
export type Audience = Pick<AudienceCountRow, 'language' | 'client_type'>;

/** Macs that open a promotion page are iPads, which call themselves so. */
const touchPointsOfMacs = 2;

/** @param language as the page says it; another one than pages have is not known */
export function audienceOf({ headers }: Pick<FastifyRequest, 'headers'>, language: string): Audience {
  const userAgent = headers['user-agent'] ?? '';
  return {
    language: locales.find((locale) => locale === language) ?? '',
    client_type: clientTypeOf({ userAgent, maxTouchPoints: touchPointsOfMacs }),
  };
}

/** Of what a page tracks or reports: its language stands in `Content-Language`. */
export const trackedAudience = (request: Pick<FastifyRequest, 'headers'>): Audience =>
  audienceOf(request, request.headers['content-language']?.toString() ?? '');
