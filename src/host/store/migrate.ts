import { Migrator, sql, type Kysely, type Migration, type MigrationResultSet } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from '../../kernel/errors';
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
import { sandboxMovedMigration } from './migrations/0018_sandbox_moved';
import { templateFoldersMigration } from './migrations/0020_template_folders';
import { changeRequestsMigration } from './migrations/0021_change_requests';
import { editorSectionsMigration } from './migrations/0019_editor_sections';
import { audiencesAndOriginalsMigration } from './migrations/0022_audiences_and_originals';
import { consentActsMigration } from './migrations/0023_consent_acts';
import { accessTokensMigration } from './migrations/0024_access_tokens';
import { webhooksMigration } from './migrations/0025_webhooks';
import { signingInElsewhereMigration } from './migrations/0026_signing_in_elsewhere';
import { bundlesMigration } from './migrations/0030_bundles';
import { secondFactorsMigration } from './migrations/0031_second_factors';
import { guardedPublicationsMigration } from './migrations/0032_guarded_publications';
import { approvalLinksMigration } from './migrations/0033_approval_links';
import { experimentsMigration } from './migrations/0034_experiments';
import { commentsMigration } from './migrations/0035_comments';
import { marketDaysMigration } from './migrations/0037_market_days';
import { bundleEventsMigration } from './migrations/0039_bundle_events';
import { setTimesMigration } from './migrations/0039_set_times';
import { syncedBlocksMigration } from './migrations/0040_synced_blocks';
import { conversionsMigration } from './migrations/0041_conversions';
import { guardSignalsMigration } from './migrations/0042_guard_signals';
import { syncedKeysMigration } from './migrations/0043_synced_keys';
import { askedLocksMigration } from './migrations/0044_asked_locks';
import { type Database, isServer } from './database';
import { textOf } from './decodeRow';
import { makeLaterIndexes, missingIndexes } from './laterIndexes';
import { NewerDatabase } from './databaseFault';
import { withSchemaLock } from './schemaLock';

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
  '0018_sandbox_moved': sandboxMovedMigration,
  '0019_editor_sections': editorSectionsMigration,
  '0020_template_folders': templateFoldersMigration,
  '0021_change_requests': changeRequestsMigration,
  '0022_audiences_and_originals': audiencesAndOriginalsMigration,
  '0023_consent_acts': consentActsMigration,
  '0024_access_tokens': accessTokensMigration,
  '0025_webhooks': webhooksMigration,
  '0026_signing_in_elsewhere': signingInElsewhereMigration,
  '0030_bundles': bundlesMigration,
  '0031_second_factors': secondFactorsMigration,
  '0032_guarded_publications': guardedPublicationsMigration,
  '0033_approval_links': approvalLinksMigration,
  '0034_experiments': experimentsMigration,
  '0035_comments': commentsMigration,
  '0037_market_days': marketDaysMigration,
  '0039_bundle_events': bundleEventsMigration,
  '0039_set_times': setTimesMigration,
  '0040_synced_blocks': syncedBlocksMigration,
  '0041_conversions': conversionsMigration,
  '0042_guard_signals': guardSignalsMigration,
  '0043_synced_keys': syncedKeysMigration,
  '0044_asked_locks': askedLocksMigration,
};

export const migrationNames: readonly string[] = Object.keys(migrations);

export const knowsMigration = (name: string): boolean => migrationNames.includes(name);

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

function createMigrator(database: Kysely<Database>, { lockPatienceMs } = usual): Migrator {
  const steps = Object.entries(migrations).map(
    ([name, migration]) => [name, withLockTimeout(migration, lockPatienceMs)] as const,
  );
  return new Migrator({ db: database, provider: { getMigrations: async () => Object.fromEntries(steps) } });
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

/** What a database has been through, oldest first, whether this version knows it or not. */
export async function appliedMigrations(database: Kysely<Database>): Promise<readonly string[]> {
  const isThere = isServer(database)
    ? sql<{ there: number }>`select 1 as there where to_regclass('kysely_migration') is not null`
    : sql<{ there: number }>`select 1 as there from sqlite_master where name = 'kysely_migration'`;
  if ((await isThere.execute(database)).rows.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  return rows.map((row) => textOf(row, 'name'));
}

/** Rejects with NewerDatabase where tables are not of this version or an older one. */
export function refuseNewer(applied: readonly string[]): void {
  const unknown = applied.find((name) => !knowsMigration(name));
  if (unknown !== undefined) throw new NewerDatabase(unknown);
}

async function isUpToDate(database: Kysely<Database>): Promise<boolean> {
  const applied = await appliedMigrations(database);
  refuseNewer(applied);
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
    const migrator = createMigrator(database, given);
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
  await finished(createMigrator(database).migrateTo(name));
}
