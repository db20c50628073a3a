import path from 'node:path';
import { Registry } from 'prom-client';
import { sql } from 'kysely';
import { gunzipSync } from 'node:zlib';
import { existsSync, readFileSync } from 'node:fs';
import { runDataCommand } from '../../../src/host/data/runDataCommand';
import { addChoreMetrics } from '../../../src/host/metrics/choreMetrics';
import { kindsOfRetention } from '../../../src/host/retention/retention';
import { openDatabase, type DatabaseAddress } from '../../../src/host/store/openDatabase';
import { places, provideAddresses } from '../../support/databases';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const { newMigratedAddress, keep } = provideAddresses();
const newFolder = provideTemporaryFolders();
const now = Date.parse('2026-03-01T12:00:00Z');
jest.setTimeout(60_000);

async function backUpByTerminal(address: DatabaseAddress) {
  const file = path.join(newFolder(), 'vitrina.backup');
  const complained: string[] = [];
  const terminal = { say: () => undefined, complain: (line: string) => void complained.push(line) };
  const retention = kindsOfRetention(() => undefined);
  const configuration = {
    ...address,
    publicOrigin: undefined,
    host: '127.0.0.1',
    port: 8080,
    privacyKeys: [],
    backupKeys: [],
    retention,
  };
  const code = await runDataCommand(
    { name: 'backup', file },
    { terminal, configuration, clock: () => now, readInput: async () => '' },
  );
  return { code, file, complained };
}

it.each(places)(
  'a backup of %s by the terminal is told by the figures of hosts, and stands in no archive of its own',
  async (place) => {
    const address = await newMigratedAddress(place);
    const database = keep(openDatabase(address));
    const registry = new Registry();
    const chores = addChoreMetrics(registry, { database, clock: () => now });
    const { code, file } = await backUpByTerminal(address);
    expect(code).toBe(0);
    await registry.metrics();
    await chores.settled();
    expect(await registry.metrics()).toContain(
      `\nvitrina_last_success_timestamp_seconds{work="backup"} ${now / 1_000}\n`,
    );
    expect(gunzipSync(readFileSync(file)).toString()).not.toContain('done:backup');
  },
);

it('a backup of a database that takes no writes is made, and that hosts do not hear of it is said', async () => {
  const address = await newMigratedAddress('PostgreSQL');
  const database = keep(openDatabase(address));
  await sql
    .raw(
      `alter database ${new URL(address.databaseUrl ?? '').pathname.slice(1)} set default_transaction_read_only = on`,
    )
    .execute(database);
  const { code, file, complained } = await backUpByTerminal(address);
  expect([code, existsSync(file), complained]).toEqual([
    0,
    true,
    [expect.stringContaining('The backup is whole, but hosts')],
  ]);
});
