/** After the last test of a run: stops what `runSetup.ts` has started. */
export default async function teardown(): Promise<void> {
  await (globalThis as { endRun?: () => Promise<void> }).endRun?.();
}
