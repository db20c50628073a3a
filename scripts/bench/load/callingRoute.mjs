/** A bare Fastify with one route, which makes one call to a lender and sends its JSON: what a host could reach at most. */
import { Agent, request as send } from 'node:http';
import fastify from 'fastify';

process.once('message', async ({ path, call, payload }) => {
  const app = fastify({ logger: false });
  const agent = new Agent({ keepAlive: true });
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': payload.length,
  };
  app.get(path, (_request, reply) => {
    send(call, { agent, method: 'POST', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece) => (text += piece));
      response.on('end', () => reply.header('content-type', 'application/json; charset=utf-8').send(text));
    }).end(payload);
    return reply;
  });
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
});
process.once('disconnect', () => process.exit());
