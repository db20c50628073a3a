import type { TrackVisitQuery } from '../../generated/payloads';
import type { Page } from '../../template/block';
import { type DecisionContext, experimentsOf } from '../../template/decide';

/** Where the visitor came from; every field is sent, empty where the address has none. */
export function origin({ query }: Pick<DecisionContext, 'query'>) {
  const { app_from = '', user_from = '', utm_tag = '' } = query;
  return { app_from, user_from, utm_tag };
}

/** `e1:a,e2:b`, before them the side of a guarded publication; absent where there are none (contract §8). */
export function variantOf(page: Page, { groups }: Pick<DecisionContext, 'groups'>): { variant?: string } {
  const names = [...experimentsOf(page.blocks).keys()].map(
    (experiment) => `${experiment}:${groups[experiment] ?? ''}`,
  );
  if (page.guard) names.unshift(page.guard);
  return names.length > 0 ? { variant: names.join(',') } : {};
}

/** Of a page that shows everyone the same. */
export const visitOf = (
  pageId: string,
  clientType: DecisionContext['clientType'],
  query: DecisionContext['query'],
): TrackVisitQuery => ({
  page_id: pageId,
  client_type: clientType,
  page_type: 1,
  ...origin({ query }),
});

export const visitQuery = (page: Page, context: DecisionContext): TrackVisitQuery => ({
  ...visitOf(page.id, context.clientType, context.query),
  ...variantOf(page, context),
});
