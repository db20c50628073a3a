import { Migrator, sql, type Kysely, type Migration, type MigrationResultSet } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from '../../kernel/errors';
import { type Database, isServer } from './database';
import { appliedMigrations, isStepInBase, migrationNames, recordedSteps } from './history';
import { makeLaterIndexes, missingIndexes } from './laterIndexes';
import { migrations } from './migrations/migrations';
import { withSchemaLock } from './schemaLock';

export interface MigrationPatience {
  /** How long to wait for a backup or another migration, in ms. */
  readonly patienceMs?: number;
  /** How long a step waits for a table that others use, in ms; meanwhile they queue behind it. */
  readonly lockPatienceMs?: number;
  /** Rest before the first next try of a step that had to give way, in ms; it grows. */
  readonly restMs?: number;
}

const usual: Required<MigrationPatience> = { patienceMs: 60_000, lockPatienceMs: 3_000, restMs: 500 };
const maxTries = 12;

/** A step gives way to who reads and writes rather than hold them up: they would queue behind it. */
const withLockTimeout = (migration: Migration, lockPatienceMs: number): Migration => ({
  async up(database: Kysely<unknown>) {
    if (isServer(database)) await sql`set local lock_timeout = ${sql.lit(lockPatienceMs)}`.execute(database);
    await migration.up(database);
  },
});

const isDone: Migration = { up: async () => undefined };

/** Kysely wants every name that a database keeps. Where those of earlier versions stand for the base, they are left as they are. */
async function createMigrator(database: Kysely<Database>, { lockPatienceMs } = usual): Promise<Migrator> {
  const ofBase = (await recordedSteps(database)).filter(isStepInBase);
  const all = Object.entries(migrations).map(([name, migration]): [string, Migration] => [
    name,
    withLockTimeout(migration, lockPatienceMs),
  ]);
  const first =
    ofBase.length === 0 ? all.slice(0, 1) : ofBase.map((name): [string, Migration] => [name, isDone]);
  const steps = Object.fromEntries([...first, ...all.slice(1)]);
  return new Migrator({ db: database, provider: { getMigrations: async () => steps } });
}

/** Names of the steps that were made. */
async function finished(run: Promise<MigrationResultSet>): Promise<readonly string[]> {
  const { error, results = [] } = await run;
  // oxlint-disable-next-line typescript/only-throw-error -- what the database threw, handed on by Kysely
  if (error !== undefined) throw error;
  return results.map(({ migrationName }) => migrationName);
}

/** PostgreSQL: lock_not_available, deadlock_detected. */
const hadToGiveWay = (error: unknown): boolean =>
  errorCode(error) === '55P03' || errorCode(error) === '40P01';

async function nextStep(migrator: Migrator, restMs: number): Promise<readonly string[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await finished(migrator.migrateUp());
    } catch (error) {
      if (!hadToGiveWay(error) || tries === maxTries) throw error;
    }
    await pause(restMs * tries);
  }
}

async function isUpToDate(database: Kysely<Database>): Promise<boolean> {
  const applied = await appliedMigrations(database);
  return applied.length === migrationNames.length && (await missingIndexes(database)).length === 0;
}

/**
 * Brings the tables up to date. Hosts that start at once wait for one another: PostgreSQL by an advisory lock, SQLite by
 * its one write transaction. Each step happens whole or not at all, in a transaction of its own: one that held what an
 * earlier step had locked would lock out hosts that serve meanwhile, in an order that is not theirs. Indexes come after
 * them, made while others write.
 * @returns names of steps and indexes that were made
 */
export async function migrate(
  database: Kysely<Database>,
  patience: MigrationPatience = {},
): Promise<readonly string[]> {
  if (await isUpToDate(database)) return [];
  const given = { ...usual, ...patience };
  return withSchemaLock(database, { mode: 'exclusive', patienceMs: given.patienceMs }, async () => {
    const migrator = await createMigrator(database, given);
    const made: string[] = [];
    for (;;) {
      const steps = await nextStep(migrator, given.restMs);
      if (steps.length === 0) break;
      made.push(...steps);
    }
    return [...made, ...(await makeLaterIndexes(database))];
  });
}

/** Makes the tables of an older version, in an empty database. */
export async function migrateTo(database: Kysely<Database>, name: string): Promise<void> {
  await finished((await createMigrator(database)).migrateTo(name));
}
