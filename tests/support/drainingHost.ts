/** A server of its own process with two slow addresses, for tests of how a host ends. Takes DRAIN_DELAY_S in ms; prints its address. */
import { setTimeout as pause } from 'node:timers/promises';
import { drainGently } from '../../src/host/delivery/http/drain';
import { createSendFault } from '../../src/host/delivery/http/sendFault';
import { registerHealth } from '../../src/host/delivery/routes/readiness';
import { serve } from '../../src/host/serve';
import { toldToEnd } from '../../src/host/process/toldToEnd';
import { createServer } from '../../src/host/server';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function main([drainDelayMs = '0', maxConnections]: readonly string[]): Promise<void> {
  const app = createServer({
    trustedProxies: [],
    logStream: { write: () => undefined },
    ...(maxConnections !== undefined && { maxConnections: Number(maxConnections) }),
  });
  app.addHook('preClose', async () => say('draining'));
  drainGently(
    app,
    createSendFault(() => true),
  );
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
  const release = async () => say('released');
  say(
    await serve(app, {
      port: 0,
      host: '127.0.0.1',
      drainDelayMs: Number(drainDelayMs),
      signal: toldToEnd,
      release,
    }),
  );
}

void main(process.argv.slice(2));
