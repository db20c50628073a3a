import path from 'node:path';
import { Registry } from 'prom-client';
import { sql } from 'kysely';
import { gunzipSync } from 'node:zlib';
import { existsSync, readFileSync } from 'node:fs';
import { addJobMetrics } from '../../../src/host/operations/metrics/jobMetrics';
import { openDatabase, type DatabaseAddress } from '../../../src/host/store/openDatabase';
import { places, provideAddresses } from '../../support/databases';
import { runOnTerminal } from '../../support/dataTerminal';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const { newAddress, newMigratedAddress, keep } = provideAddresses();
const newFolder = provideTemporaryFolders();
const now = Date.parse('2026-03-01T12:00:00Z');
jest.setTimeout(60_000);

async function backUpByTerminal(address: DatabaseAddress, backupKeys: readonly string[] = []) {
  const file = path.join(newFolder(), 'vitrina.backup');
  return { file, ...(await runOnTerminal({ name: 'backup', file }, { address, now, backupKeys })) };
}

it.each(places)(
  'a backup of %s by the terminal is told by the figures of hosts, and stands in no archive of its own',
  async (place) => {
    const address = await newMigratedAddress(place);
    const database = keep(openDatabase(address));
    const registry = new Registry();
    const jobs = addJobMetrics(registry, { database, clock: () => now });
    const { code, file } = await backUpByTerminal(address);
    expect(code).toBe(0);
    await registry.metrics();
    await jobs.settled();
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
    expect.stringContaining('The backup is whole, but hosts'),
  ]);
});

it('the terminal signs what it backs up by BACKUP_KEY, and restores only what that signed', async () => {
  const [key, other] = [
    'the key of the operator, 32 characters',
    'the key of somebody else, as long as that',
  ];
  const { file } = await backUpByTerminal(await newMigratedAddress('SQLite'), [key]);
  const restored = { address: await newAddress('SQLite'), now };
  const command = { name: 'restore', file, takesUnsigned: false } as const;
  await expect(runOnTerminal(command, { ...restored, backupKeys: [other] })).rejects.toThrow(
    'was not signed by BACKUP_KEY',
  );
  expect((await runOnTerminal(command, { ...restored, backupKeys: [other, key] })).code).toBe(0);
});
