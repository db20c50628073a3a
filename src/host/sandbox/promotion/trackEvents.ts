import type { FastifyInstance } from 'fastify';
import trackVisitSchema from '../../../../schemas/payloads/trackVisit.schema.json';
import type { TrackVisitQuery } from '../../../generated/payloads';
import { accepted, sendReply } from '../envelope';
import { requiring } from '../payloadSchema';
import type { Sandbox } from '../sandbox';
import { commonTexts, localeOfRequest } from '../texts';
import { countEvent, type PromotionEvent } from './eventCounts';
import { promotionPaths } from './paths';

type CountedQuery = Pick<TrackVisitQuery, 'page_id' | 'variant'> & Partial<Pick<TrackVisitQuery, 'utm_tag'>>;

/** Only what is counted is looked at: an odd rest must not cost a visit. */
const { page_id, utm_tag, variant } = trackVisitSchema.properties;
const counted = { properties: { page_id, utm_tag, variant } };
const options = { schema: { querystring: requiring(counted, ['page_id']) } };

function registerTracking(
  scope: FastifyInstance,
  sandbox: Sandbox,
  path: string,
  event: PromotionEvent,
): void {
  const { database, wire, clock } = sandbox;
  scope.get<{ Querystring: CountedQuery }>(wire.path(path), options, async (request, reply) => {
    const { page_id: pageId, variant = '', utm_tag: utmTag = '' } = request.query;
    await countEvent(database, event, { pageId, variant, utmTag, now: clock() });
    const { done } = commonTexts(localeOfRequest(request, sandbox));
    return sendReply(reply, wire, accepted(done));
  });
}

/** Both are counted alike: the telephone that comes with a click is not looked at. */
export function registerTrackEvents(scope: FastifyInstance, sandbox: Sandbox): void {
  registerTracking(scope, sandbox, promotionPaths.trackVisit, 'visit');
  registerTracking(scope, sandbox, promotionPaths.trackClick, 'click');
}
