import type { Kysely } from 'kysely';
import { isRecord } from '../../../../kernel/record';
import type { Database } from '../../../store/database';

interface UsesRow {
  readonly id: string;
  readonly synced_uses: string;
}

// Written by `indexTemplate` and by nothing else.
const usesOf = ({ synced_uses }: UsesRow): readonly (readonly [string, unknown])[] => {
  const uses: unknown = synced_uses === '{}' ? {} : JSON.parse(synced_uses);
  return isRecord(uses) ? Object.entries(uses) : [];
};

/** Names of the synced blocks of which templates have an older version, by the templates' ids. */
export async function outdatedSyncedNames(
  database: Kysely<Database>,
  rows: readonly UsesRow[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const ids = [...new Set(rows.flatMap((row) => usesOf(row).map(([id]) => id)))];
  if (ids.length === 0) return new Map();
  const sections = await database
    .selectFrom('editor_sections')
    .select(['id', 'name', 'synced_version'])
    .where('id', 'in', ids)
    .where('synced_version', 'is not', null)
    .execute();
  const known = new Map(sections.map((section) => [section.id, section]));
  return new Map(
    rows.map((row) => [
      row.id,
      usesOf(row).flatMap(([id, version]) => {
        const section = known.get(id);
        return section && Number(version) < (section.synced_version ?? 0) ? [section.name] : [];
      }),
    ]),
  );
}
