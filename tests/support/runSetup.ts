import { makeMigratedFileOfRun } from './migratedFile';
import { startPostgresOfRun } from './postgresOfRun';

/** Before the first test of a run. Where files are named there are few, and each makes what it needs. */
export default async function setup({
  nonFlagArgs,
}: {
  readonly nonFlagArgs: readonly string[];
}): Promise<void> {
  if (nonFlagArgs.length > 0) return;
  const { remove } = await makeMigratedFileOfRun();
  const { stop } = await startPostgresOfRun();
  (globalThis as { endRun?: () => Promise<void> }).endRun = () => stop().finally(remove);
}
