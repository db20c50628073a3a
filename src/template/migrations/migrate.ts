import { packageVersions } from '../../generated/packageVersions';
import { isRecord } from '../../kernel/record';
import { mapBlocks } from '../blockTree';

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
  return migratePackages(migrated);
}

/** Blocks of packages with props as this build knows them. */
function migratePackages(document: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { blocks } = document;
  if (Object.keys(packageVersions).length === 0 || !Array.isArray(blocks)) return document;
  return { ...document, blocks: mapBlocks<unknown>(blocks, migrateBlock) };
}

/** Version of the package that a block's props were written for. */
export const versionOf = ({ version = 1 }: { readonly version?: unknown }): number =>
  Number.isInteger(version) ? Number(version) : 1;

/** A block of an older version of its package in the current one; one that a step can't read stays as it is. */
export function migrateBlock(block: unknown, known: typeof packageVersions = packageVersions): unknown {
  if (!isRecord(block) || !isRecord(block.props) || typeof block.type !== 'string') return block;
  const target = Object.hasOwn(known, block.type) ? known[block.type] : undefined;
  if (!target || versionOf(block) >= target.version) return block;
  try {
    let { props } = block;
    for (let version = Math.max(1, versionOf(block)); version < target.version; version += 1) {
      const step = target.steps[version];
      if (step && isRecord(props)) props = step(props);
    }
    return { ...block, version: target.version, props };
  } catch {
    return block;
  }
}

/** A block was written for a later version of its package than this build has. */
export function isTooNew(
  block: { readonly type: string; readonly version?: unknown },
  known: typeof packageVersions = packageVersions,
): boolean {
  const target = Object.hasOwn(known, block.type) ? known[block.type] : undefined;
  return target !== undefined && versionOf(block) > target.version;
}
