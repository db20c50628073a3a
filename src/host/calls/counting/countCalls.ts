import type { FastifyInstance } from 'fastify';
import { createWire } from '../../../codec/wire';
import { callsByPath, endpoints, type CallName } from '../../../contract/calls';
import type { Brand } from '../../../generated/brand';
import type { CallListener } from '../interceptor/callListener';
import { queryOf } from '../../delivery/http/query';
import { audienceOf, trackedAudience } from './audience';
import type { CountRecorder } from './countRecorder';

type Recorder = Pick<CountRecorder, 'recordEvent'>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Counts calls that act once they are done; a visitor who asks again under the same key, since the reply was lost, once. */
export const countSettled = (recorder: Recorder): CallListener => ({
  async settled({ call: { name, page, payload, userAgent, address }, outcome, isReplayed }) {
    const kind = endpoints[name].counted;
    if (!kind || outcome.kind !== 'done' || isReplayed) return;
    const templateId = page.templateId || textOf(payload.id);
    const audience = audienceOf({ headers: { 'user-agent': userAgent } }, page.locale);
    recorder.recordEvent({
      kind,
      templateId,
      variant: page.variant,
      utmTag: textOf(payload.utm_tag),
      audience,
      address,
    });
  },
});

const isTracking = (name: CallName): name is CallName => endpoints[name].effect === 'tracks';

/**
 * Counts calls that only track, whatever a lender says to them. What a host refuses itself comes again: at the next host,
 * or never. Register it around the calls.
 */
export function countTracking(scope: FastifyInstance, brand: Brand, recorder: Recorder): void {
  const wire = createWire(brand.wire);
  const calls = callsByPath(brand, wire, isTracking);
  scope.addHook('preHandler', async (request) => {
    const name = request.method === 'GET' ? calls.get(request.routeOptions.url ?? '') : undefined;
    const kind = name && endpoints[name].counted;
    if (!kind) return;
    const query = new URLSearchParams(queryOf(request.originalUrl));
    const valueOf = (field: string): string => query.get(wire.field(field)) ?? '';
    const [templateId, variant, utmTag] = [valueOf('page_id'), valueOf('variant'), valueOf('utm_tag')];
    recorder.recordEvent({
      kind,
      templateId,
      variant,
      utmTag,
      audience: trackedAudience(request),
      address: request.ip,
    });
  });
}
