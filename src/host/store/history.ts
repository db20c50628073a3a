import { sql, type Kysely } from 'kysely';
import { type Database, isServer } from './database';
import { NewerDatabase, UnfinishedDatabase } from './databaseFault';
import { textOf } from './decodeRow';
import { migrations } from './migrations/migrations';

export const migrationNames: readonly string[] = Object.keys(migrations);
const [baseName = ''] = migrationNames;

/** What versions to 0.2.0 did one after the other, and the base does at once. Databases of theirs name these. */
const stepsInBase: readonly string[] = `
  0001_templates 0002_sandbox 0003_block_faults 0004_sandbox_loans 0005_editor_accounts 0006_editor_drafts
  0007_editor_publishing 0008_pictures 0009_statistics 0010_block_switches 0011_trust 0012_counts_once
  0013_sealed_replies 0014_retention 0015_schedule_seen_revision 0016_keys_and_evidence 0017_write_probes
  0018_sandbox_moved 0019_editor_sections 0020_template_folders 0021_change_requests 0022_audiences_and_originals
  0023_consent_acts 0024_access_tokens 0025_webhooks 0026_signing_in_elsewhere 0030_bundles 0031_second_factors
  0032_guarded_publications 0033_approval_links 0034_experiments 0035_comments 0037_market_days 0039_bundle_events
  0039_set_times 0040_synced_blocks 0041_conversions`
  .trim()
  .split(/\s+/);

export const isStepInBase = (name: string): boolean => stepsInBase.includes(name);

/** The migration after which the tables are those that a step of this or an earlier version left; undefined: of none. */
export const migrationAfter = (step: string): string | undefined =>
  step === stepsInBase.at(-1) ? baseName : migrationNames.find((name) => name === step);

/** Names that the database itself keeps, oldest first. */
export async function recordedSteps(database: Kysely<Database>): Promise<readonly string[]> {
  if (!(await hasTable(database, 'kysely_migration'))) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  return rows.map((row) => textOf(row, 'name'));
}

async function hasTable(database: Kysely<Database>, name: string): Promise<boolean> {
  const found = isServer(database)
    ? sql`select 1 where to_regclass(${name}) is not null`
    : sql`select 1 from sqlite_master where name = ${name}`;
  return (await found.execute(database)).rows.length > 0;
}

/** Whether names are the first of a list, without a gap. */
const isStartOf = (names: readonly string[], all: readonly string[]): boolean =>
  names.every((name, place) => name === all[place]);

/** @throws NewerDatabase, UnfinishedDatabase */
function withBase(recorded: readonly string[]): readonly string[] {
  const unknown = recorded.find((name) => !isStepInBase(name) && !migrationNames.includes(name));
  if (unknown !== undefined) throw new NewerDatabase(unknown);
  const ofBase = recorded.filter(isStepInBase);
  if (ofBase.length === 0 && isStartOf(recorded, migrationNames)) return recorded;
  const later = recorded.slice(ofBase.length);
  if (ofBase.length === stepsInBase.length && isStartOf([baseName, ...later], migrationNames))
    return [baseName, ...later];
  if (later.length === 0 && isStartOf(ofBase, stepsInBase))
    throw new UnfinishedDatabase(
      `an earlier version left the database at ${ofBase.at(-1)}: start version 0.2.0 on it once, which takes it forward, then this one`,
    );
  throw new UnfinishedDatabase(
    `the table kysely_migration names ${recorded.at(-1)}, but not all that comes before it: restore a backup into an empty database`,
  );
}

/**
 * The migrations that a database has been through, oldest first; the base where it has been through all of its steps.
 * Rejects where its tables can't be told by that: NewerDatabase, or UnfinishedDatabase with what to do.
 */
export async function appliedMigrations(database: Kysely<Database>): Promise<readonly string[]> {
  const applied = withBase(await recordedSteps(database));
  if (applied.length === 0 && (await hasTable(database, 'template_revisions')))
    throw new UnfinishedDatabase(
      'the database holds tables, but its table kysely_migration does not say of which version: restore a backup into an empty database',
    );
  return applied;
}
