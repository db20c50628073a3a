/** A host of its own process with two slow addresses, for tests of how it ends. Prints its address. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serve } from '../../src/host/serve';
import { createTestApp } from './testApp';

const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-drain-'));

async function main(): Promise<void> {
  const { app } = await createTestApp({
    folder,
    registerCalls: async (calls) => {
      calls.addHook('preClose', async () => void process.stdout.write('draining\n'));
      calls.get('/slow', async () => {
        process.stdout.write('slow request has begun\n');
        await pause(1_000);
        return { slow: true };
      });
      calls.get('/endless', (_request, reply) => {
        reply.hijack();
        process.stdout.write('endless request has begun\n');
      });
    },
  });
  const release = async () => {
    rmSync(folder, { recursive: true });
    process.stdout.write('released\n');
  };
  process.stdout.write(`${await serve(app, { port: 0, host: '127.0.0.1', release })}\n`);
}

void main();
