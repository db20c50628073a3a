import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Shot } from './camera';
import type { GalleryRoom, GalleryState, Language } from './state';

/** What the gallery may weigh in a repository, in bytes. */
const pictureLimit = 12_000;
const folderLimit = 1_200_000;
/** In pixels, there and on the page. */
const pictureWidth = 180;
const finest = 60;
const coarsest = 20;
const coarser = 10;

const languageNames: Readonly<Record<Language, string>> = { es: 'Spanish', en: 'English', zh: 'Chinese' };

const fileOf = (name: string, language: Language): string => `${name}-${language}.webp`;

const encode = (png: Buffer, quality: number): Promise<Buffer> =>
  sharp(png).resize(pictureWidth).webp({ quality, effort: 4 }).toBuffer();

async function encodeWithin(png: Buffer, quality: number): Promise<Buffer> {
  const picture = await encode(png, quality);
  return picture.length <= pictureLimit || quality <= coarsest
    ? picture
    : encodeWithin(png, quality - coarser);
}

/** All pictures in the finest quality that lets each stay within its limit, and all together within those bytes. */
async function encodeAll(
  shots: readonly Shot[],
  bytes: number,
  quality = finest,
): Promise<readonly Buffer[]> {
  const pictures: Buffer[] = [];
  for (const { png } of shots) pictures.push(await encodeWithin(png, quality));
  const size = pictures.reduce((sum, { length }) => sum + length, 0);
  return size <= bytes || quality <= coarsest ? pictures : encodeAll(shots, bytes, quality - coarser);
}

function rowOf(
  { name, caption }: GalleryState,
  languages: readonly Language[],
  taken: ReadonlySet<string>,
): string {
  const cells = languages.map((language) =>
    taken.has(fileOf(name, language))
      ? `<img src="gallery/${fileOf(name, language)}" width="${pictureWidth}" alt="${caption}, ${languageNames[language]}">`
      : '',
  );
  return `| ${[caption, ...cells].join(' | ')} |`;
}

function sectionOf({ title, states }: GalleryRoom, taken: ReadonlySet<string>): string {
  const shown = states.filter(({ name, addresses }) =>
    Object.keys(addresses).some((language) => taken.has(fileOf(name, language as Language))),
  );
  if (shown.length === 0) return '';
  const languages = (['es', 'en', 'zh'] as const).filter((language) =>
    shown.some(({ addresses }) => addresses[language]),
  );
  const head = ['', ...languages.map((language) => languageNames[language])];
  return [
    `## ${title}`,
    '',
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---').join('|')}|`,
    ...shown.map((state) => rowOf(state, languages, taken)),
    '',
  ].join('\n');
}

const introduction = `# Gallery

Every screen in every state, on a screen of 360 by 740, with the sandbox and the demo brand, \`devTools\` open. Made by
\`npm run gallery\` after \`npm run build\`; don't edit it by hand.
`;

/** Bytes of the pictures that stay as they are; those of states that no longer exist go. */
async function keepOthers(
  target: string,
  rooms: readonly GalleryRoom[],
  retaken: ReadonlySet<string>,
): Promise<number> {
  const known = rooms.flatMap(({ states }) =>
    states.flatMap(({ name, addresses }) =>
      Object.keys(addresses).map((language) => fileOf(name, language as Language)),
    ),
  );
  await mkdir(target, { recursive: true });
  let bytes = 0;
  for (const file of await readdir(target)) {
    const place = path.join(target, file);
    if (!known.includes(file)) await rm(place);
    else if (!retaken.has(file)) bytes += (await stat(place)).size;
  }
  return bytes;
}

/** Writes the pictures and the page that shows them, beside those that were not taken again. */
export async function bindAlbum(
  folder: string,
  rooms: readonly GalleryRoom[],
  shots: readonly Shot[],
): Promise<void> {
  const target = path.join(folder, 'gallery');
  const names = shots.map(({ name, language }) => fileOf(name, language));
  const kept = await keepOthers(target, rooms, new Set(names));
  const pictures = await encodeAll(shots, folderLimit - kept);
  for (const [position, name] of names.entries())
    await writeFile(path.join(target, name), pictures[position] ?? '');
  const taken = new Set(await readdir(target));
  const sections = rooms.map((room) => sectionOf(room, taken)).filter(Boolean);
  await writeFile(path.join(folder, 'gallery.md'), [introduction, ...sections].join('\n'));
}
