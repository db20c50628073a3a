import { statSync } from 'node:fs';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Brand } from '../generated/brand';
import type { Surroundings } from '../template/check/surroundings';
import type { Database } from './store/database';
import { documentId } from './store/documentIdentity';

export interface CheckSources {
  readonly brand: Brand;
  /** PUBLIC_ORIGIN. */
  readonly origin: string | undefined;
  /** Folder of the shipped pictures; undefined: their bytes are not known. */
  readonly picturesFolder: string | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Undefined where a command works without any: what is published is then not known. */
  readonly database: Kysely<Database> | undefined;
}

const pictureName = /\/pictures\/([\w.-]+)/g;

/** Names of the picture files that documents speak of. */
const namedPictures = (documents: readonly string[]): string[] => [
  ...new Set(documents.flatMap((document) => [...document.matchAll(pictureName)].flatMap(([, name]) => name ?? []))),
];

function shippedBytes(folder: string, name: string): [string, number][] {
  const stats = statSync(path.join(folder, name), { throwIfNoEntry: false });
  return stats?.isFile() ? [[name, stats.size]] : [];
}

/** Databases take only so many values at once. */
const mostAtOnce = 500;

async function uploadedBytes(database: Kysely<Database>, names: readonly string[]): Promise<[string, number][]> {
  if (names.length === 0) return [];
  const rows = await database
    .selectFrom('picture_files')
    .select(['name', sql<number>`length(content)`.as('bytes')])
    .where('name', 'in', names.slice(0, mostAtOnce))
    .execute();
  const rest = await uploadedBytes(database, names.slice(mostAtOnce));
  return [...rows.map(({ name, bytes }): [string, number] => [name, bytes]), ...rest];
}

async function publishedIds(database: Kysely<Database>): Promise<string[]> {
  const rows = await database.selectFrom('templates').select('id').where('live_revision', 'is not', null).execute();
  return rows.map(({ id }) => id);
}

/** What the checks of some documents need to know; the documents count as published along with each other. */
export async function checkSurroundings(sources: CheckSources, documents: readonly string[]): Promise<Surroundings> {
  const { brand, origin, picturesFolder, now, database } = sources;
  const names = namedPictures(documents);
  const shipped = new Map(names.flatMap((name) => (picturesFolder === undefined ? [] : shippedBytes(picturesFolder, name))));
  const others = names.filter((name) => !shipped.has(name));
  const uploaded = new Map(database ? await uploadedBytes(database, others) : []);
  const bytesOf = (address: string): number | undefined => {
    const name = address.replace(/^.*\/pictures\//, '');
    return shipped.get(name) ?? uploaded.get(name);
  };
  const ids = database && new Set([...(await publishedIds(database)), ...documents.flatMap((text) => documentId(text) ?? [])]);
  return {
    brand,
    now,
    pictureBytes: bytesOf,
    ...(origin !== undefined && { origin }),
    ...(ids && { isPublished: (id: string) => ids.has(id) }),
  };
}
