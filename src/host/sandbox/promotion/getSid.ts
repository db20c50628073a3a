import type { FastifyInstance } from 'fastify';
import { sentPath } from '../../../contract/calls';
import { accepted, sendReply } from '../envelope';
import type { Sandbox } from '../sandbox';
import { commonTexts, localeOfRequest } from '../texts';
import { createSession } from './sessions';

export function registerGetSid(scope: FastifyInstance, sandbox: Sandbox): void {
  const { database, wire, clock, deleteExpired } = sandbox;
  scope.get(sentPath(sandbox.brand, wire, 'get-sid'), async (request, reply) => {
    await deleteExpired(clock());
    const sid = await createSession(database, clock());
    const { done } = commonTexts(localeOfRequest(request, sandbox));
    return sendReply(reply, wire, accepted(done, { sid }));
  });
}
