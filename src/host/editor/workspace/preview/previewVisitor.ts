import type { FastifyRequest } from 'fastify';
import { clientTypeOf } from '../../../../kernel/clientType';
import { isSecretName } from '../../../../kernel/pageAddress';
import type { PreviewedVisitor } from '../../../delivery/render/previewRenderer';
import { queryOf, queryValue } from '../../../delivery/http/query';

function parseNow(value: string | undefined): number | undefined {
  const moment = value === undefined ? Number.NaN : /^\d+$/.test(value) ? Number(value) : Date.parse(value);
  return Number.isNaN(moment) || Math.abs(moment) > 8.64e15 ? undefined : moment;
}

/** `e1:a,e2:b` */
function parseGroups(value: string | undefined): Record<string, string> {
  const pairs = (value ?? '').split(',').map((pair) => pair.split(':'));
  return Object.fromEntries(
    pairs.flatMap(([experiment, group]) => (experiment && group ? [[experiment, group]] : [])),
  );
}

/** All parameters of an address as the page itself reads them: of a repeated one the first, no secrets. */
function parseQuery(url: string): Record<string, string> {
  const entries = [...new URLSearchParams(queryOf(url))].reverse();
  return Object.fromEntries(entries.filter(([name]) => !isSecretName(name)));
}

/**
 * The visitor that a preview's address describes: `clientType`, `registered` (1), `now` (ISO 8601 or epoch ms), `groups`
 * (`e1:a,e2:b`); every parameter is also one of the page's own, as conditions see it.
 */
export function previewVisitor(request: FastifyRequest, templateId: string): PreviewedVisitor {
  const clientType = queryValue(request, 'clientType');
  const userAgent = request.headers['user-agent'] ?? '';
  return {
    query: { ...parseQuery(request.originalUrl), id: templateId },
    clientType:
      clientType === 'ios' || clientType === 'android'
        ? clientType
        : clientTypeOf({ userAgent, maxTouchPoints: 0 }),
    registered: /^(1|true)$/.test(queryValue(request, 'registered') ?? ''),
    now: parseNow(queryValue(request, 'now')),
    groups: parseGroups(queryValue(request, 'groups')),
  };
}
