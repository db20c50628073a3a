import { createServer } from '../../src/host/server';

/** A host whose only call writes a line to the log; the first line of the log names the address. */
async function main(): Promise<void> {
  const app = createServer({ trustedProxies: [] });
  app.get('/logged', (request) => {
    request.log.info('somebody came');
    return 'ok';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
}

void main();
