import { statSync } from 'node:fs';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Brand } from '../../../generated/brand';
import { pictureNameOf, type CheckContext } from '../../../template/check/checkContext';
import type { MarketPacks } from '../../../kernel/marketRules';
import type { Database } from '../../store/database';
import { documentId } from '../../store/documentIdentity';

export interface CheckSources {
  readonly brand: Brand;
  readonly marketRules: MarketPacks;
  /** PUBLIC_ORIGIN. */
  readonly origin: string | undefined;
  /** Folder of the shipped pictures; undefined: their bytes are not known. */
  readonly picturesFolder: string | undefined;
  /** Of the brand's font; 0: it has none. */
  readonly fontBytes: number;
  readonly now: number;
  /** Undefined where a command works without any: what is published is then not known. */
  readonly database: Kysely<Database> | undefined;
}

const pictureName = /\/pictures\/([\w.-]+)/g;

const namedPictures = (documents: readonly string[]): string[] => [
  ...new Set(
    documents.flatMap((document) => [...document.matchAll(pictureName)].flatMap(([, name]) => name ?? [])),
  ),
];

function shippedBytes(folder: string, name: string): [string, number][] {
  const stats = statSync(path.join(folder, name), { throwIfNoEntry: false });
  return stats?.isFile() ? [[name, stats.size]] : [];
}

/** Databases take only so many values at once. */
const maxAtOnce = 500;

async function uploadedBytes(
  database: Kysely<Database>,
  names: readonly string[],
): Promise<[string, number][]> {
  if (names.length === 0) return [];
  const rows = await database
    .selectFrom('picture_files')
    .select(['name', sql<number>`length(content)`.as('bytes')])
    .where('name', 'in', names.slice(0, maxAtOnce))
    .execute();
  const rest = await uploadedBytes(database, names.slice(maxAtOnce));
  return [...rows.map(({ name, bytes }): [string, number] => [name, bytes]), ...rest];
}

export async function publishedIds(database: Kysely<Database>): Promise<string[]> {
  const rows = await database
    .selectFrom('templates')
    .select('id')
    .where('live_revision', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Bytes of the pictures in our own store that documents speak of, by the last part of their addresses. */
export async function pictureFiles(
  { picturesFolder, database }: Pick<CheckSources, 'picturesFolder' | 'database'>,
  documents: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const names = namedPictures(documents);
  const shipped = new Map(
    names.flatMap((name) => (picturesFolder === undefined ? [] : shippedBytes(picturesFolder, name))),
  );
  const others = names.filter((name) => !shipped.has(name));
  return new Map([...shipped, ...(database ? await uploadedBytes(database, others) : [])]);
}

/** Names of uploaded pictures carry 16 random bytes: another one is shipped, or nobody's. */
const uploaded = /^[\w-]{22}-\d{1,5}\.(?:avif|webp)$/;

/** Uploaded pictures that documents speak of and the library does not have, by the last part of their addresses. */
export const gonePictures = (
  files: ReadonlyMap<string, number>,
  documents: readonly string[],
): readonly string[] => namedPictures(documents).filter((name) => uploaded.test(name) && !files.has(name));

/** What the checks of some documents need to know; the documents count as published along with each other. */
export async function readCheckContext(
  sources: CheckSources,
  documents: readonly string[],
): Promise<CheckContext> {
  const { brand, marketRules, origin, fontBytes, now, database } = sources;
  const files = await pictureFiles(sources, documents);
  const gone = new Set(gonePictures(files, documents));
  const ids =
    database &&
    new Set([...(await publishedIds(database)), ...documents.flatMap((text) => documentId(text) ?? [])]);
  return {
    brand,
    marketRules,
    now,
    fontBytes,
    pictureBytes: (address) => files.get(pictureNameOf(address)),
    ...(origin !== undefined && { origin }),
    ...(ids && {
      isPublished: (id: string) => ids.has(id),
      isPictureGone: (address: string) => gone.has(pictureNameOf(address)),
    }),
  };
}
