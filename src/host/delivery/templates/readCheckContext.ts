import { statSync } from 'node:fs';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Brand } from '../../../generated/brand';
import type { CheckContext, PictureSize } from '../../../template/check/checkContext';
import { pictureFacts, type PictureFile } from '../../../template/check/pictureFacts';
import type { MarketPacks } from '../../../kernel/marketRules';
import type { Database } from '../../store/database';
import { documentId } from '../../store/documentIdentity';
import { measurePicture } from '../pictures/measurePicture';

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

const pictureName = /\/pictures\/([^\s"'\\?#/<>]+)/g;

const namedPictures = (documents: readonly string[]): string[] => [
  ...new Set(
    documents.flatMap((document) => [...document.matchAll(pictureName)].flatMap(([, name]) => name ?? [])),
  ),
];

async function shippedFile(folder: string, name: string): Promise<[string, PictureFile][]> {
  const file = path.join(folder, name);
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() ? [[name, { bytes: stats.size, size: await measurePicture(file) }]] : [];
}

/** Databases take only so many values at once. */
const maxAtOnce = 500;

/** Every file of a picture has the shape of what was uploaded. */
function sizeOfImage(image: string): PictureSize | undefined {
  const { width, height } = JSON.parse(image) as Partial<PictureSize>;
  return width && height ? { width, height } : undefined;
}

async function uploadedFiles(
  database: Kysely<Database>,
  names: readonly string[],
): Promise<[string, PictureFile][]> {
  if (names.length === 0) return [];
  const rows = await database
    .selectFrom('picture_files as files')
    .innerJoin('pictures', 'pictures.id', 'files.picture_id')
    .select(['files.name', 'pictures.image', sql<number>`length(files.content)`.as('bytes')])
    .where('files.name', 'in', names.slice(0, maxAtOnce))
    .execute();
  const rest = await uploadedFiles(database, names.slice(maxAtOnce));
  const files = rows.map(({ name, image, bytes }): [string, PictureFile] => [
    name,
    { bytes, size: sizeOfImage(image) },
  ]);
  return [...files, ...rest];
}

export async function publishedIds(database: Kysely<Database>): Promise<string[]> {
  const rows = await database
    .selectFrom('templates')
    .select('id')
    .where('live_revision', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** The pictures in our own store that documents speak of, by the last part of their addresses. */
export async function pictureFiles(
  { picturesFolder, database }: Pick<CheckSources, 'picturesFolder' | 'database'>,
  documents: readonly string[],
): Promise<ReadonlyMap<string, PictureFile>> {
  const names = namedPictures(documents);
  const folder = picturesFolder;
  const found = folder === undefined ? [] : await Promise.all(names.map((name) => shippedFile(folder, name)));
  const shipped = new Map(found.flat());
  const others = names.filter((name) => !shipped.has(name));
  return new Map([...shipped, ...(database ? await uploadedFiles(database, others) : [])]);
}

/** Names of uploaded pictures carry 16 random bytes: another one is shipped, or nobody's. */
const uploaded = /^[\w-]{22}-\d{1,5}\.(?:avif|webp)$/;

/** Pictures that documents speak of and nobody has, by the last part of their addresses. */
export const gonePictures = (
  files: ReadonlyMap<string, PictureFile>,
  { picturesFolder }: Pick<CheckSources, 'picturesFolder'>,
  documents: readonly string[],
): readonly string[] =>
  namedPictures(documents).filter(
    (name) => !files.has(name) && (picturesFolder !== undefined || uploaded.test(name)),
  );

/** What the checks of some documents need to know; the documents count as published along with each other. */
export async function readCheckContext(
  sources: CheckSources,
  documents: readonly string[],
): Promise<CheckContext> {
  const { brand, marketRules, origin, fontBytes, now, database } = sources;
  const files = await pictureFiles(sources, documents);
  const gone = new Set(gonePictures(files, sources, documents));
  const { isPictureGone, ...ofFiles } = pictureFacts({ files, gone }, origin);
  const ids =
    database &&
    new Set([...(await publishedIds(database)), ...documents.flatMap((text) => documentId(text) ?? [])]);
  return {
    brand,
    marketRules,
    now,
    fontBytes,
    ...ofFiles,
    ...(origin !== undefined && { origin }),
    ...(ids && { isPublished: (id: string) => ids.has(id), isPictureGone }),
  };
}
