import { Migrator, type Kysely, type Migration, type MigrationResultSet } from 'kysely';
import { templatesMigration } from './migrations/0001_templates';
import { sandboxMigration } from './migrations/0002_sandbox';
import { blockFaultsMigration } from './migrations/0003_block_faults';
import { sandboxLoansMigration } from './migrations/0004_sandbox_loans';
import { editorAccountsMigration } from './migrations/0005_editor_accounts';
import { editorDraftsMigration } from './migrations/0006_editor_drafts';
import { editorPublishingMigration } from './migrations/0007_editor_publishing';
import { picturesMigration } from './migrations/0008_pictures';
import { statisticsMigration } from './migrations/0009_statistics';
import { blockSwitchesMigration } from './migrations/0010_block_switches';
import { trustMigration } from './migrations/0011_trust';
import { countsOnceMigration } from './migrations/0012_counts_once';
import { sealedRepliesMigration } from './migrations/0013_sealed_replies';
import { retentionMigration } from './migrations/0014_retention';
import { scheduleSeenRevisionMigration } from './migrations/0015_schedule_seen_revision';
import { keysAndEvidenceMigration } from './migrations/0016_keys_and_evidence';
import { writeProbesMigration } from './migrations/0017_write_probes';
import type { Database } from './database';

/** Never renamed, reordered or changed once released. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001_templates': templatesMigration,
  '0002_sandbox': sandboxMigration,
  '0003_block_faults': blockFaultsMigration,
  '0004_sandbox_loans': sandboxLoansMigration,
  '0005_editor_accounts': editorAccountsMigration,
  '0006_editor_drafts': editorDraftsMigration,
  '0007_editor_publishing': editorPublishingMigration,
  '0008_pictures': picturesMigration,
  '0009_statistics': statisticsMigration,
  '0010_block_switches': blockSwitchesMigration,
  '0011_trust': trustMigration,
  '0012_counts_once': countsOnceMigration,
  '0013_sealed_replies': sealedRepliesMigration,
  '0014_retention': retentionMigration,
  '0015_schedule_seen_revision': scheduleSeenRevisionMigration,
  '0016_keys_and_evidence': keysAndEvidenceMigration,
  '0017_write_probes': writeProbesMigration,
};

const createMigrator = (database: Kysely<Database>): Migrator =>
  new Migrator({ db: database, provider: { getMigrations: async () => ({ ...migrations }) } });

/** How many steps were made. */
async function finished(run: Promise<MigrationResultSet>): Promise<number> {
  const { error, results = [] } = await run;
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- what the database threw, handed on by Kysely
  if (error !== undefined) throw error;
  return results.length;
}

/**
 * Brings the tables up to date. Hosts that start at once wait for one another: PostgreSQL by an advisory lock,
 * SQLite by its one write transaction. Each step happens whole or not at all, in a transaction of its own: one that
 * held what an earlier step had locked would lock out hosts that serve meanwhile, in an order that is not theirs.
 */
export async function migrate(database: Kysely<Database>): Promise<void> {
  const migrator = createMigrator(database);
  while ((await finished(migrator.migrateUp())) > 0);
}

/** Names of all migrations, oldest first. */
export const migrationNames: readonly string[] = Object.keys(migrations);

export const knowsMigration = (name: string): boolean => migrationNames.includes(name);

/** Makes the tables of an older version, in an empty database. */
export async function migrateTo(database: Kysely<Database>, name: string): Promise<void> {
  await finished(createMigrator(database).migrateTo(name));
}

/** What a database has been through, oldest first. */
export async function appliedMigrations(database: Kysely<Database>): Promise<readonly string[]> {
  const all = await createMigrator(database).getMigrations();
  return all.flatMap(({ name, executedAt }) => (executedAt === undefined ? [] : [name]));
}
