import type { Kysely } from 'kysely';
import { isRecord } from '../../../../kernel/record';
import { sectionLimits } from '../../../../kernel/sectionLimits';
import { readSection } from '../../../../template/check/readSection';
import type { SyncedBlock } from '../../../../template/synced/updateSynced';
import type { Database } from '../../../store/database';

const blocksOf = (document: string): readonly unknown[] | undefined => {
  const section = readSection(document, sectionLimits.blocks);
  return section.ok ? section.value.blocks : undefined;
};

/** Synced blocks as they are now; one that this version can't read is left out. */
export async function findSynced(
  database: Kysely<Database>,
  ids: readonly string[],
): Promise<readonly SyncedBlock[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('editor_sections')
    .select(['id', 'synced_version', 'document'])
    .where('id', 'in', ids)
    .execute();
  return rows.flatMap(({ id, synced_version: version, document }) => {
    const blocks = version === null ? undefined : blocksOf(document);
    return version === null || !blocks ? [] : [{ id, version, blocks }];
  });
}

/** Ids of every synced block that there is. */
export async function syncedIds(database: Kysely<Database>): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('editor_sections')
    .select('id')
    .where('synced_version', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Every version of a synced block, by its number. */
export async function findVersions(
  database: Kysely<Database>,
  id: string,
): Promise<ReadonlyMap<number, SyncedBlock>> {
  const rows = await database
    .selectFrom('editor_section_versions')
    .select(['version', 'document'])
    .where('section_id', '=', id)
    .execute();
  return new Map(
    rows.flatMap(({ version, document }) => {
      const blocks = blocksOf(document);
      return blocks ? [[version, { id, version, blocks }] as const] : [];
    }),
  );
}

/** A document as an object with blocks; undefined where it is none. */
export function pageOf(
  text: string,
): (Readonly<Record<string, unknown>> & { readonly blocks: readonly unknown[] }) | undefined {
  const value: unknown = JSON.parse(text);
  return isRecord(value) && Array.isArray(value.blocks)
    ? { ...value, blocks: value.blocks as readonly unknown[] }
    : undefined;
}
