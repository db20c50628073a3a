import { startPostgresOfRun } from './postgresOfRun';

/** Before the first test of a run. Where files are named there are few, and each that needs a server starts its own. */
export default async function setup({
  nonFlagArgs,
}: {
  readonly nonFlagArgs: readonly string[];
}): Promise<void> {
  if (nonFlagArgs.length > 0) return;
  const { stop } = await startPostgresOfRun();
  (globalThis as { stopPostgresOfRun?: () => Promise<void> }).stopPostgresOfRun = stop;
}
