/** A server of its own process with two slow addresses, for tests of how a host ends. Prints its address. */
import { setTimeout as pause } from 'node:timers/promises';
import { closeWhileDraining } from '../../src/host/http/closeWhileDraining';
import { createSendFault } from '../../src/host/http/sendFault';
import { registerHealth } from '../../src/host/routes/health';
import { serve } from '../../src/host/serve';
import { createServer } from '../../src/host/server';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const app = createServer({ trustedProxies: [], logStream: { write: () => undefined } });
  app.addHook('preClose', async () => say('draining'));
  closeWhileDraining(app, createSendFault(() => true));
  registerHealth(app, () => ({ isReady: true, database: 'works' }));
  app.post('/act', async () => ({ acted: true }));
  app.get('/slow', async () => {
    say('slow request has begun');
    await pause(1_000);
    return { slow: true };
  });
  app.get('/endless', (_request, reply) => {
    reply.hijack();
    say('endless request has begun');
  });
  say(await serve(app, { port: 0, host: '127.0.0.1', release: async () => say('released') }));
}

void main();
