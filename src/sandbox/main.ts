import path from 'node:path';
import { readFileSync } from 'node:fs';
import demoBrand from '../../brands/demo.json';
import { decodeBrand } from '../codec/brand';
import type { Brand } from '../generated/brand';
import { reasonOf } from '../kernel/errors';
import { createSandbox } from './app';
import { screens } from './screens';

/** The sandbox as a program of its own, on this machine only. Hosts start it by themselves, or are told its address. */

const { PORT = '0', DATA_DIR = '.data', CONFIG_FILE, RATE_LIMITS } = process.env;

const endsWithinMs = 2_000;

function loadBrand(): Brand {
  const brand = decodeBrand(
    CONFIG_FILE === undefined ? demoBrand : (JSON.parse(readFileSync(CONFIG_FILE, 'utf8')) as unknown),
  );
  if (brand.ok) return brand.value;
  throw new Error(`CONFIG_FILE ${CONFIG_FILE}: ${brand.error.join('; ')}`);
}

async function main(): Promise<void> {
  // Its reader may go away: the sandbox goes on without a log.
  process.stdout.on('error', () => undefined);
  let close = (): Promise<void> => Promise.resolve();
  const end = () => {
    // A request that never ends would keep it.
    setTimeout(() => process.exit(0), endsWithinMs).unref();
    void close().then(() => process.exit(0));
  };
  // Ctrl+C reaches the host's child too; it answers until the host has ended.
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => (process.connected ? undefined : end()));
  process.once('disconnect', end);
  const { app } = await createSandbox({
    folder: path.resolve(DATA_DIR, 'sandbox'),
    brand: loadBrand(),
    clock: Date.now,
    rateLimits: RATE_LIMITS !== 'off',
    log: { write: (line) => void process.stdout.write(line) },
  });
  close = () => app.close();
  const origin = await app.listen({
    port: Number(PORT),
    host: '127.0.0.1',
    listenTextResolver: (address) => `the sandbox listens at ${address}`,
  });
  if (process.connected) process.send?.({ origin, screens }, undefined, undefined, () => undefined);
}

main().catch((error: unknown) => {
  process.stderr.write(`The sandbox does not start: ${reasonOf(error)}\n`);
  process.exit(1);
});
