/** Version of the document format that this runtime knows (contract §8). */
export const currentVersion = 1;

/**
 * Raises a document by one version. One numbered file a step (`0001-….ts`), its literals frozen: a step never
 * imports what may change later.
 */
export type MigrationStep = (
  document: Readonly<Record<string, unknown>>,
) => Readonly<Record<string, unknown>>;

/** Step that leads from the version of its key to the next. Version 1 is the first that was ever published. */
const steps: ReadonlyMap<number, MigrationStep> = new Map();

/** A document of an older version in the current format; a newer one stays as it is and is drawn as far as it is known. */
export function migrate(
  document: Readonly<Record<string, unknown>>,
  chain: ReadonlyMap<number, MigrationStep> = steps,
  target: number = currentVersion,
): Readonly<Record<string, unknown>> {
  const { schemaVersion } = document;
  // Anything else is no version: counting up from -1e308 would never end.
  const first =
    Number.isInteger(schemaVersion) && Number(schemaVersion) >= 1 ? Number(schemaVersion) : target;
  let migrated = document;
  for (let version = first; version < target; version += 1) {
    const step = chain.get(version);
    if (step) migrated = { ...step(migrated), schemaVersion: version + 1 };
  }
  return migrated;
}
