import type { FastifyInstance } from 'fastify';
import { accepted, sendReply } from '../envelope';
import type { Sandbox } from '../sandbox';
import { commonTexts, localeOfRequest } from '../texts';
import { promotionPaths } from './paths';
import { createSession } from './sessions';

export function registerGetSid(scope: FastifyInstance, sandbox: Sandbox): void {
  const { database, wire, clock, deleteExpired } = sandbox;
  scope.get(wire.path(promotionPaths.getSid), async (request, reply) => {
    await deleteExpired(clock());
    const sid = await createSession(database, clock());
    const { done } = commonTexts(localeOfRequest(request, sandbox));
    return sendReply(reply, wire, accepted(done, { sid }));
  });
}
