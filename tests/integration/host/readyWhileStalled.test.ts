import fastify from 'fastify';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { registerHealth, Readiness } from '../../../src/host/delivery/routes/readiness';
import { DatabaseWatch } from '../../../src/host/store/databaseWatch';
import { openDatabase } from '../../../src/host/store/openDatabase';
import { provideAddresses } from '../../support/databases';
import { until } from '../../support/until';

const { newMigratedAddress, keep } = provideAddresses();
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const longestMs = 200;

/** The way to a PostgreSQL server, which can stand still without an error, as a frozen server or a lost network does. */
async function openRelay(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets: Socket[] = [];
  let isStalled = false;
  const pass = (from: Socket, to: Socket): void => {
    from.on('data', (bytes) => !isStalled && to.write(bytes)).on('error', () => undefined);
    sockets.push(from);
  };
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const relayed = new URL(databaseUrl);
  relayed.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    databaseUrl: relayed.href,
    stall: () => void (isStalled = true),
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

it('/readyz answers within 200 ms while the database stalls, and says that it is away', async () => {
  const address = await newMigratedAddress('PostgreSQL');
  const relay = await openRelay(address.databaseUrl ?? '');
  const database = keep(openDatabase({ ...address, databaseUrl: relay.databaseUrl }));
  const watch = new DatabaseWatch({ database, dataFolder: address.dataFolder, clock: Date.now, log });
  const readiness = new Readiness({ watch, isPrepared: () => true, canServeCopies: async () => false });
  const app = fastify();
  registerHealth(app, () => readiness.state);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const times: number[] = [];
  const ask = async (): Promise<number> => {
    const begun = performance.now();
    const { status } = await fetch(`${origin}/readyz`);
    times.push(performance.now() - begun);
    return status;
  };
  await readiness.start();
  expect(await ask()).toBe(200);
  relay.stall();
  await until(async () => (await ask()) === 503);
  // A machine that is busy may stop this process itself for a moment; looking at the database would cost every answer 2 s.
  const sorted = times.sort((one, other) => one - other);
  expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThan(longestMs);
  relay.close();
  await readiness.stop();
  await app.close();
}, 30_000);
