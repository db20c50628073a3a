import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { pathOf } from './query';
import type { SendFault } from './sendFault';

/** Between refusing new connections and closing the socket, in ms: a proxy notices meanwhile that this host is gone. */
const refusingMs = 400;

type Phase = 'draining' | 'closing';

/** By the server, which all scopes of an app share; absent: the host serves. */
const phases = new WeakMap<object, Phase>();

/** From now on `/readyz` says that the host is going, and each reply asks for the end of its connection (contract §2). */
export const beginDraining = ({ server }: Pick<FastifyInstance, 'server'>): void =>
  void phases.set(server, 'draining');

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';

/**
 * Ends a host without losing a request. While it drains it serves as before. Then a GET or HEAD on a new connection gets no answer but
 * the connection's end, so that a proxy asks the next host. Other requests are still served: no proxy repeats them.
 */
export function drainGently(app: FastifyInstance, sendFault: SendFault): void {
  const { server } = app;
  const late = new WeakSet<Socket>();
  server.on('connection', (socket: Socket) => {
    if (phases.get(server) === 'closing') late.add(socket);
  });
  app.addHook('preClose', async () => {
    phases.set(server, 'closing');
    if (server.listening) await pause(refusingMs);
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
