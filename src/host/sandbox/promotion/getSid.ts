import type { FastifyInstance } from 'fastify';
import { accepted, sendReply } from '../envelope';
import { createExpiry } from '../expiry';
import type { Sandbox } from '../sandbox';
import { commonTexts, localeOfHeader } from '../texts';
import { promotionPaths } from './paths';
import { createSession } from './sessions';

export function registerGetSid(scope: FastifyInstance, sandbox: Sandbox): void {
  const { database, wire, clock } = sandbox;
  const deleteExpired = createExpiry(database);
  scope.get(wire.path(promotionPaths.getSid), async (request, reply) => {
    await deleteExpired(clock());
    const sid = await createSession(database, clock());
    const { done } = commonTexts(localeOfHeader(request.headers.language, sandbox.languageType));
    return sendReply(reply, wire, accepted(done, { sid }));
  });
}
