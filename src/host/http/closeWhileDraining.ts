import type { FastifyInstance } from 'fastify';

/** Connections that answer while the host closes are told to end, so that none stays open and idle. */
export function closeWhileDraining(app: FastifyInstance): void {
  let isDraining = false;
  app.addHook('preClose', async () => {
    isDraining = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isDraining) void reply.header('connection', 'close');
    done(null, payload);
  });
}
