import { sql, type Kysely, type Transaction } from 'kysely';
import validatePicture from '../../../generated/validators/editor/picture';
import type { Picture } from '../../../generated/editor';
import type { Database } from '../../store/database';
import { CorruptRow, integerOf, textOf, type UnknownRow } from '../../store/decodeRow';
import type { EncodedPicture } from './encodePicture';

export interface NewPicture {
  readonly encoded: EncodedPicture;
  readonly name: string;
  /** Hex, of the file that was uploaded. */
  readonly sha256: string;
  readonly accountId: string;
  readonly accountName: string;
}

export interface StoredFile {
  readonly type: string;
  readonly content: Buffer;
}

function decode(row: UnknownRow): Picture {
  const image: unknown = JSON.parse(textOf(row, 'image'));
  const reply: unknown = {
    picture: {
      id: textOf(row, 'id'),
      name: textOf(row, 'name'),
      image,
      bytes: integerOf(row, 'bytes'),
      createdAt: integerOf(row, 'created_at'),
      createdByName: textOf(row, 'created_by_name'),
    },
  };
  if (!validatePicture(reply)) throw new CorruptRow('image');
  return reply.picture;
}

/** Where a page of the library ends: the time and id of its last picture. */
const cursorOf = ({ createdAt, id }: Picture): string => `${createdAt}.${id}`;

function parseCursor(cursor: string): { createdAt: number; id: string } | undefined {
  const [, createdAt, id] = /^(\d{1,15})\.([A-Za-z0-9_-]{1,32})$/.exec(cursor) ?? [];
  return createdAt === undefined || id === undefined ? undefined : { createdAt: Number(createdAt), id };
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Uploaded pictures, in the database that all hosts share. */
export class PictureStore {
  constructor(private readonly database: Kysely<Database>) {}

  /** Within the caller's transaction, with which it is audited. */
  async add(open: Transaction<Database>, { encoded, ...picture }: NewPicture, now: number): Promise<Picture> {
    const bytes = encoded.files.reduce((sum, { content }) => sum + content.byteLength, 0);
    const row = await open
      .insertInto('pictures')
      .values({
        id: encoded.id,
        name: picture.name,
        search_name: picture.name.toLocaleLowerCase('en'),
        image: JSON.stringify(encoded.image),
        bytes,
        sha256: picture.sha256,
        created_at: now,
        created_by: picture.accountId,
        created_by_name: picture.accountName,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const files = encoded.files.map((file) => ({ ...file, picture_id: encoded.id }));
    await open.insertInto('picture_files').values(files).execute();
    await open
      .insertInto('picture_originals')
      .values({ picture_id: encoded.id, content: encoded.original })
      .execute();
    return decode(row);
  }

  async findSame(sha256: string): Promise<Picture | undefined> {
    const row = await this.database
      .selectFrom('pictures')
      .selectAll()
      .where('sha256', '=', sha256)
      .executeTakeFirst();
    return row && decode(row);
  }

  async find(id: string, database: Kysely<Database> = this.database): Promise<Picture | undefined> {
    const row = await database.selectFrom('pictures').selectAll().where('id', '=', id).executeTakeFirst();
    return row && decode(row);
  }

  /** What a picture is cropped from; of one of an earlier version its largest file. */
  async original(id: string): Promise<Buffer | undefined> {
    const kept = await this.database
      .selectFrom('picture_originals')
      .select('content')
      .where('picture_id', '=', id)
      .executeTakeFirst();
    if (kept) return kept.content;
    const largest = await this.database
      .selectFrom('picture_files')
      .select('content')
      .where('picture_id', '=', id)
      .where('type', '=', 'image/webp')
      .orderBy(({ fn }) => fn('length', ['content']), 'desc')
      .limit(1)
      .executeTakeFirst();
    return largest?.content;
  }

  async rename(open: Transaction<Database>, id: string, name: string): Promise<Picture | undefined> {
    const row = await open
      .updateTable('pictures')
      .set({ name, search_name: name.toLocaleLowerCase('en') })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return row && decode(row);
  }

  async remove(open: Transaction<Database>, id: string): Promise<void> {
    for (const table of ['picture_files', 'picture_originals'] as const)
      await open.deleteFrom(table).where('picture_id', '=', id).execute();
    await open.deleteFrom('pictures').where('id', '=', id).execute();
  }

  async list(
    search: string,
    cursor: string | undefined,
    max: number,
  ): Promise<{ pictures: Picture[]; next: string | null }> {
    let query = this.database.selectFrom('pictures').selectAll();
    if (search !== '') {
      const pattern = `%${escapeLike(search.toLocaleLowerCase('en'))}%`;
      // SQLite has no escape unless told.
      query = query.where(sql<boolean>`search_name like ${pattern} escape '\\'`);
    }
    const after = cursor === undefined ? undefined : parseCursor(cursor);
    if (after) {
      query = query.where(({ eb, and, or }) =>
        or([
          eb('created_at', '<', after.createdAt),
          and([eb('created_at', '=', after.createdAt), eb('id', '<', after.id)]),
        ]),
      );
    }
    const rows = await query
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(max + 1)
      .execute();
    const pictures = rows.slice(0, max).map(decode);
    const last = pictures.at(-1);
    return { pictures, next: rows.length > max && last ? cursorOf(last) : null };
  }

  async file(name: string): Promise<StoredFile | undefined> {
    const row = await this.database
      .selectFrom('picture_files')
      .select(['type', 'content'])
      .where('name', '=', name)
      .executeTakeFirst();
    return row && { type: textOf(row, 'type'), content: row.content };
  }
}
