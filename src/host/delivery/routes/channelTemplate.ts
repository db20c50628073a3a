import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Wire } from '../../../codec/wire';
import type { Failure } from '../../../kernel/failure';
import { revisionHeader } from '../../../kernel/pageAddress';
import { allowSharedCaching, forbidCaching } from '../http/cacheControl';
import { endpoints } from '../../../contract/calls';
import { envelopeText, sendFailure } from '../http/envelope';
import { prepareBody, type PreparedBody, sendPrepared } from '../http/preparedBody';
import { queryValue } from '../http/query';
import { sayRetryAfter } from '../http/retryAfter';
import { SharedCache } from '../http/sharedCache';
import { findShown, type TemplateSource } from '../templates/templateSource';

export interface ChannelTemplateOptions {
  readonly wire: Wire;
  readonly source: TemplateSource;
  readonly clock: () => number;
}

/** A call may take as long as any (contract §5), unlike the first byte of a page. */
const patienceMs = 60_000;
const maxBytes = 64 * 1_048_576;
/** Of contract §5: the one code that means a template. */
const successCode = '00';

const statusOf = (failure: Exclude<Failure, { kind: 'refused' }>): number => {
  switch (failure.kind) {
    case 'offline':
      return 503;
    case 'timeout':
      return 504;
    case 'malformed':
      return 502;
    case 'http':
      return failure.status >= 400 ? failure.status : 502;
  }
};

/** The upstream's own words for a refusal reach the page, which shows them (contract §4). */
function sendTemplateFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  if (failure.kind !== 'refused') return sendFailure(reply, statusOf(failure));
  forbidCaching(reply);
  return reply
    .type('application/json; charset=utf-8')
    .send(envelopeText(failure.code, failure.message, 'null'));
}

/** `channel-template` (contract §5): the exact published text in its envelope, cached by bytes. */
export function registerChannelTemplate(
  app: FastifyInstance,
  { wire, source, clock }: ChannelTemplateOptions,
): void {
  const bodies = new SharedCache<PreparedBody>(maxBytes);
  const idName = wire.field('templateId');
  app.get(wire.path(endpoints['channel-template'].path), async (request, reply) => {
    const lookup = await findShown(source, queryValue(request, idName) ?? '', patienceMs);
    if (lookup.status === 'missing') return sendFailure(reply, 404);
    if (lookup.status === 'ended') return sendFailure(reply, 410, 'the campaign has ended');
    if (lookup.status === 'failed') {
      sayRetryAfter(reply, lookup.retryAt, clock());
      return sendTemplateFailure(reply, lookup.failure);
    }
    const { sha256, document, revision } = lookup.template;
    const body = await bodies.find(
      sha256,
      () => true,
      () => prepareBody(envelopeText(successCode, '', document)),
    );
    allowSharedCaching(reply, clock());
    return sendPrepared(
      request,
      reply.type('application/json; charset=utf-8').header(revisionHeader, revision),
      body,
    );
  });
}
