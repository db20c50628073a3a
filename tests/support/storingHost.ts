/**
 * A host of its own process that stores evidence, counts and set times in a PostgreSQL database, for tests of how it
 * ends. Prints its address and its log.
 */
import { writeSync } from 'node:fs';
import { registerScheduler } from '../../src/host/editor/release/scheduler/scheduler';
import { stopInTime } from '../../src/host/process/ending';
import { createCallInterceptor } from '../../src/host/createCallInterceptor';
import { serve } from '../../src/host/serve';
import { CountRecorder } from '../../src/host/calls/counting/countRecorder';
import { CountWriter } from '../../src/host/calls/counting/countWriter';
import { openDatabase } from '../../src/host/store/openDatabase';
import { LenderClient } from '../../src/host/delivery/lender/lenderClient';
import { toldToEnd } from '../../src/host/process/toldToEnd';
import { createPrivacyKeys, readPrivacyKeys } from '../../src/host/calls/privacy/privacyKeys';
import { registerUpstream } from '../../src/host/calls/proxy/registerUpstream';
import { demoBrand, SettableSource } from './hostParts';
import { createTestApp } from './testApp';
import { testKeys } from './testKeys';

async function main([databaseUrl = '', upstreamUrl = '', folder = '']: readonly string[]): Promise<void> {
  const database = openDatabase({ databaseUrl, dataFolder: folder });
  const brand = demoBrand();
  const clock = Date.now;
  const source = new SettableSource();
  source.publish('p', '{"id":"p"}');
  const printed =
    (level: string) =>
    (fields: object, words = '') =>
      void writeSync(1, `${JSON.stringify({ ...fields, level, msg: words })}\n`);
  // What a logger takes is wider than what these parts tell it.
  const partLog = {
    info: printed('info'),
    warn: printed('warn'),
    error: printed('error'),
  } as ConstructorParameters<typeof CountRecorder>[0]['log'];
  const keys = createPrivacyKeys(() =>
    readPrivacyKeys(
      { configured: ['a key of the tests that is long enough'], databaseUrl, dataFolder: folder },
      database,
      clock(),
    ),
  );
  const { app, log } = await createTestApp({
    folder,
    brand,
    source,
    rateLimits: false,
    counts: new CountRecorder({ writer: new CountWriter(database, testKeys), source, clock, log: partLog }),
    interceptorOf: () =>
      createCallInterceptor({
        configuration: { rateLimits: false, isUpstreamIdempotent: true },
        keys,
        database,
        source,
        asShown: (template) => template,
        rules: () => ({}),
        clock,
        log: partLog,
      }),
    registerEditor: async (host) => registerScheduler(host, { database, clock, log: host.log }),
    registerCalls: (calls) =>
      registerUpstream(calls, { brand, lender: new LenderClient({ origin: upstreamUrl }) }),
  });
  process.on('exit', () => log.forEach((line) => writeSync(1, `${JSON.stringify(line)}\n`)));
  const release = () => stopInTime(app, 'database', () => database.destroy());
  writeSync(
    1,
    `${await serve(app, { port: 0, host: '127.0.0.1', drainDelayMs: 0, signal: toldToEnd, release })}\n`,
  );
}

void main(process.argv.slice(2));
