import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { readCheckContext } from '../../src/host/delivery/templates/readCheckContext';
import { checkTemplate } from '../../src/template/check/checkTemplate';
import { provideDatabases } from '../support/databases';
import { demoBrand } from '../support/hostParts';
import { provideTemporaryFolders } from '../support/temporaryFolder';
import { shippedRules } from '../../src/template/check/testing/shippedRules';

const newFolder = provideTemporaryFolders();
const openDatabase = provideDatabases();
const origin = 'https://pages.example';
const id = 'abcdefghijklmnopqrstuv';

const png = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#345' } })
    .png()
    .toBuffer();

/** A host with one shipped and one uploaded picture, both 200 px wide and 1200 px high. */
async function checksOf(src: string, size: object = { width: 1200, height: 630 }): Promise<string[]> {
  const picturesFolder = newFolder();
  writeFileSync(path.join(picturesFolder, 'narrow.0a1b2c3d.png'), await png(200, 1200));
  const { database } = await openDatabase('SQLite');
  const image = JSON.stringify({ src: `/pictures/${id}-200.webp`, width: 200, height: 1200 });
  const row = { id, name: 'n', search_name: 'n', image, bytes: 9, sha256: 'x', created_at: 1 };
  await database
    .insertInto('pictures')
    .values({ ...row, created_by: 'a', created_by_name: 'A' })
    .execute();
  await database
    .insertInto('picture_files')
    .values({ name: `${id}-200.webp`, picture_id: id, type: 'image/webp', content: Buffer.from('webp') })
    .execute();
  const document = JSON.stringify({
    schemaVersion: 1,
    id: 'p',
    kind: 'landing',
    locale: 'es',
    name: 'P',
    title: 'P',
    shareImage: { src, alt: 'Una mano', ...size },
    blocks: [],
  });
  const sources = { brand: demoBrand(), marketRules: shippedRules, origin, picturesFolder, fontBytes: 0 };
  const context = await readCheckContext({ ...sources, now: 1, database }, [document]);
  return checkTemplate(document, context)
    .filter(({ path: place }) => place === '/shareImage')
    .map(({ rule }) => rule)
    .sort();
}

const narrow = ['pictureShapeWrong', 'shareImageShape'];

it.each([
  ['/pictures/narrow.0a1b2c3d.png', narrow],
  [`${origin}/pictures/narrow.0a1b2c3d.png?v=2`, narrow],
  [`/pictures/${id}-200.webp`, narrow],
  ['/pictures/nope-1200.png', ['pictureGone']],
  ['/pictures/nope%201200.png?v=2', ['pictureGone']],
  [`/pictures/${id.replace('a', 'z')}-200.webp`, ['pictureGone']],
  // Of another host's file nothing is known, however it is called.
  ['https://other.example/pictures/nope-1200.png', ['shareImageElsewhere']],
  ['https://other.example/pictures/narrow.0a1b2c3d.png', ['shareImageElsewhere']],
])('of %s the file is looked at, not what the page says: %j', async (src, expected) => {
  expect(await checksOf(src)).toEqual(expect.arrayContaining(expected));
  expect((await checksOf(src)).filter((rule) => rule.startsWith('picture'))).toEqual(
    expected.filter((rule) => rule.startsWith('picture')),
  );
});

it('finds nothing of what is as it says', async () => {
  expect(await checksOf('/pictures/narrow.0a1b2c3d.png', { width: 200, height: 1200 })).toEqual([
    'shareImageShape',
  ]);
});
