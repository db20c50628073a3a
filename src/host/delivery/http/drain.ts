import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { pathOf } from './query';
import type { SendFault } from './sendFault';

/** How long the door stays ajar once no more requests are wanted, ms: time for a proxy to notice that connections end unanswered. */
const turningAwayMs = 400;

type Phase = 'draining' | 'closing';

/** By the server, which all scopes of an app share; absent: the host serves. */
const phases = new WeakMap<object, Phase>();

/** From now on `/readyz` says that the host is going, and each reply asks for the end of its connection (contract §2). */
export const beginDraining = ({ server }: Pick<FastifyInstance, 'server'>): void =>
  void phases.set(server, 'draining');

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';

/**
 * How a host leaves without a request lost. While it drains it serves as ever. Then new connections are refused: a page or data asked
 * for over one gets no answer but the connection's end, which a proxy takes for a host that is gone, whatever statuses mean to it, and
 * asks the next one. What can't be asked of another host is still served until the door shuts, since a connection that waits at a
 * door when it shuts is cut.
 */
export function drainGently(app: FastifyInstance, sendFault: SendFault): void {
  const { server } = app;
  const late = new WeakSet<Socket>();
  server.on('connection', (socket: Socket) => {
    if (phases.get(server) === 'closing') late.add(socket);
  });
  app.addHook('preClose', async () => {
    phases.set(server, 'closing');
    if (server.listening) await pause(turningAwayMs);
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!phases.has(server)) return done();
    if (pathOf(request.url) === '/readyz') return void sendFault(request, reply, 503);
    const { socket } = request.raw;
    if (!late.has(socket) || !isReading(request.method)) return done();
    reply.hijack();
    socket.destroy();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (phases.has(server)) void reply.header('connection', 'close');
    done(null, payload);
  });
}
