import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely, Transaction } from 'kysely';
import type { Brand } from '../../../generated/brand';
import validateTemplate from '../../../generated/validators/template';
import { dayMs } from '../../../kernel/date';
import { marketOfBrand, utcOffsetMinutesOfMarket } from '../../../kernel/market';
import { migrate } from '../../../template/migrations/migrate';
import { recordOf } from '../../../kernel/record';
import { createRecordRenderer, type RecordRenderer } from '../../delivery/render/recordRenderer';
import type { BrandFont } from '../../delivery/font/loadFont';
import type { RestingAssets } from '../../delivery/render/pageAssets';
import type { Database } from '../../store/database';
import { advertIndex, type ExportedAdvert, hashFile, indexFiles } from './advertIndex';
import { type Advert, readAdverts } from './readAdverts';

/** What pages are drawn with. */
export interface AdvertBasis {
  readonly brand: Brand;
  readonly assets: RestingAssets;
  readonly font: BrandFont | undefined;
  /** Of the shipped pictures. */
  readonly picturesFolder: string;
  /** Origin of the public pages. */
  readonly origin: string;
}

export interface ExportRequest {
  /** First and last day, `2026-01-31`, on the clocks of the brand's market. */
  readonly from: string;
  readonly to: string;
  /** Must not exist. */
  readonly folder: string;
  /** Epoch ms. */
  readonly now: number;
}

export interface ExportedFolder {
  readonly templates: number;
  readonly revisions: number;
  readonly files: number;
  /** Hex SHA-256 of the file with all other hashes: who knows it can tell that nothing was changed. */
  readonly sha256: string;
}

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** Writes files below a folder and remembers their hashes. */
class HashedFolder {
  private readonly hashes = new Map<string, string>();

  constructor(private readonly folder: string) {}

  /** @param file path in the folder, with `/` */
  async write(file: string, content: string | Buffer): Promise<void> {
    const whole = path.join(this.folder, ...file.split('/'));
    await mkdir(path.dirname(whole), { recursive: true });
    await writeFile(whole, content);
    this.hashes.set(file, hashOf(content));
  }

  has(file: string): boolean {
    return this.hashes.has(file);
  }

  /** As `sha256sum -c` reads it. */
  async seal(): Promise<{ readonly files: number; readonly sha256: string }> {
    const lines = [...this.hashes].sort(([one], [other]) => (one < other ? -1 : 1));
    const content = lines.map(([file, hash]) => `${hash}  ${file}\n`).join('');
    await writeFile(path.join(this.folder, hashFile), content);
    return { files: this.hashes.size, sha256: hashOf(content) };
  }
}

const ownPicture = /\/pictures\/([\w.-]+)/g;
const foreignPicture = /"src":\s*"(https?:\/\/[^"]+)"/g;

const foundBy = (pattern: RegExp, text: string): string[] => [
  ...new Set([...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])),
];

async function readPicture(
  open: Transaction<Database>,
  folder: string,
  name: string,
): Promise<Buffer | undefined> {
  const row = await open
    .selectFrom('picture_files')
    .select('content')
    .where('name', '=', name)
    .executeTakeFirst();
  // A name has no separators, so it leads out of no folder.
  return row?.content ?? (await readFile(path.join(folder, name)).catch(() => undefined));
}

/** What the index says of a document besides its bytes; of one that is no template any more only its id. */
function describe({ id, document }: Advert): Pick<ExportedAdvert, 'name' | 'kind' | 'market'> {
  const current = migrate(recordOf(JSON.parse(document)));
  if (!validateTemplate(current)) return { name: id, kind: 'landing', market: 'none' };
  return { name: current.name ?? id, kind: current.kind, market: current.market ?? 'none' };
}

interface Export {
  readonly open: Transaction<Database>;
  readonly target: HashedFolder;
  readonly basis: AdvertBasis;
  readonly renderer: RecordRenderer;
}

async function exportPictures({ open, target, basis }: Export, document: string) {
  const pictures: string[] = [];
  const missing: string[] = [];
  for (const name of foundBy(ownPicture, document)) {
    const file = `pictures/${name}`;
    const content = target.has(file) ? undefined : await readPicture(open, basis.picturesFolder, name);
    if (content) await target.write(file, content);
    if (target.has(file)) pictures.push(file);
    else missing.push(name);
  }
  return { pictures, missing, elsewhere: foundBy(foreignPicture, document) };
}

async function exportAdvert(work: Export, advert: Advert): Promise<ExportedAdvert> {
  const { target, renderer } = work;
  const { id, revision, document, liveTimes } = advert;
  const folder = `pages/${id}/${revision}`;
  await target.write(`${folder}/document.json`, document);
  const at = liveTimes[0]?.began.at ?? advert.createdAt;
  const pages: ExportedAdvert['pages'][number][] = [];
  for (const { locale, shows, html } of renderer.record({ document, at, up: '../../..' })) {
    const file = `${folder}/${locale}${shows === 'all' ? '.all' : ''}.html`;
    await target.write(file, html);
    pages.push({ file, locale, shows });
  }
  return {
    advert,
    ...describe(advert),
    pages,
    document: `${folder}/document.json`,
    ...(await exportPictures(work, document)),
  };
}

/**
 * Writes all that was advertised in some days into a new folder that opens in a browser without a host: pages as they were
 * drawn, the published bytes, pictures, who published and approved them, and when each was live. In one state of the
 * database, while hosts go on. Rejects where the folder is there.
 */
export async function exportAdverts(
  snapshot: Kysely<Database>,
  basis: AdvertBasis,
  { from, to, folder, now }: ExportRequest,
): Promise<ExportedFolder> {
  await mkdir(folder);
  const utcOffsetMinutes = utcOffsetMinutesOfMarket(marketOfBrand(basis.brand));
  const startOf = (day: string): number => Date.parse(day) - utcOffsetMinutes * 60_000;
  const target = new HashedFolder(folder);
  return snapshot
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (open) => {
      const work = { open, target, basis, renderer: createRecordRenderer(basis) };
      if (basis.font) await target.write(`fonts/${basis.font.name}`, basis.font.content);
      const adverts: ExportedAdvert[] = [];
      for (const advert of await readAdverts(open, { from: startOf(from), to: startOf(to) + dayMs }))
        adverts.push(await exportAdvert(work, advert));
      const options = { brand: basis.brand, from, to, madeAt: now, utcOffsetMinutes, adverts };
      for (const locale of ['en', 'es'] as const)
        await target.write(indexFiles[locale], advertIndex(locale, options));
      const templates = new Set(adverts.map(({ advert }) => advert.id)).size;
      return { templates, revisions: adverts.length, ...(await target.seal()) };
    });
}
