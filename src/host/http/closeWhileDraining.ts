import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { SendFault } from './sendFault';

/** How long the door stays open once the host is told to end, ms: time for balancers to see that it is going. */
const turningAwayMs = 400;

/**
 * How a host leaves without a request lost. What can be asked of another host (GET, HEAD) is refused at once, which
 * tells a balancer to send nothing more here; what can't is still served until the door shuts, since a connection that
 * waits at a door when it shuts is cut. Connections that are answered are told to end, so that none stays open and idle.
 */
export function closeWhileDraining(app: FastifyInstance, sendFault: SendFault): void {
  let isDraining = false;
  app.addHook('preClose', async () => {
    isDraining = true;
    if (app.server.listening) await pause(turningAwayMs);
  });
  app.addHook('onRequest', (request, reply, done) => {
    const isRefused = isDraining && (request.method === 'GET' || request.method === 'HEAD');
    if (!isRefused) return done();
    void sendFault(request, reply.header('retry-after', '1'), 503);
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isDraining) void reply.header('connection', 'close');
    done(null, payload);
  });
}
