import type { FastifyInstance } from 'fastify';
import trackVisitSchema from '../../../../schemas/payloads/trackVisit.schema.json';
import { sentPath } from '../../../contract/calls';
import { accepted, sendReply } from '../envelope';
import { requiring } from '../payloadSchema';
import type { Sandbox } from '../sandbox';
import { commonTexts, localeOfRequest } from '../texts';

/** Only what is counted is looked at: an odd rest must not cost a visit. */
const { page_id, utm_tag, variant } = trackVisitSchema.properties;
const counted = { properties: { page_id, utm_tag, variant } };
const options = { schema: { querystring: requiring(counted, ['page_id']) } };

/** The host counts both, as it does with a real back end; nothing waits for a database here. */
export function registerTrackEvents(scope: FastifyInstance, sandbox: Sandbox): void {
  const { wire } = sandbox;
  for (const name of ['track-visit', 'track-click'] as const) {
    scope.get(sentPath(sandbox.brand, wire, name), options, async (request, reply) => {
      const { done } = commonTexts(localeOfRequest(request, sandbox));
      return sendReply(reply, wire, accepted(done));
    });
  }
}
