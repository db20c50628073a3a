/** A bare Fastify that answers with bytes and headers given to it by its parent: what a host could reach at most. */
import { Buffer } from 'node:buffer';
import fastify from 'fastify';

process.once('message', async (routes) => {
  const app = fastify({ logger: false });
  for (const { path, headers, body } of routes) {
    const bytes = Buffer.from(body, 'base64');
    app.get(path, (_request, reply) => {
      reply.headers(headers).send(bytes);
    });
  }
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
});
process.once('disconnect', () => process.exit());
