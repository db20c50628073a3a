import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What one page's HTML holds of the browser build. */
export interface PageAssets {
  readonly scripts: readonly string[];
  /** Style sheet of the first view, small enough to stand in the HTML itself. */
  readonly style: string;
  /** Script that keeps taps until the page is hydrated. */
  readonly preHydrationScript: string;
  /** The only script of a page that says that there is nothing to show: its address and its ways on. */
  readonly statusPageScript: string;
}

export interface BuildFolders {
  /** `dist/browser` */
  readonly assets: string;
  /** `dist/host/entries.json`, which the build writes. */
  readonly entriesFile: string;
}

type Entries = Readonly<
  Record<string, { readonly scripts: readonly string[]; readonly styles: readonly string[] } | undefined>
>;

const assetsPrefix = '/assets/';

/** A part of a page that its script would ask for later. */
export interface ChunkAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly { readonly address: string; readonly text: string }[];
}

const readEntries = ({ entriesFile }: BuildFolders): Entries =>
  // The build wrote this file; a host without its build can't serve a page.
  JSON.parse(readFileSync(entriesFile, 'utf8')) as Entries;

/** Reads what the build made for one part, by the name that its import gives it. Throws where the build lacks it. */
export function readChunkAssets(name: string, folders: BuildFolders): ChunkAssets {
  const files = readEntries(folders)[name];
  if (!files) throw new Error(`${folders.entriesFile} has no part "${name}": run npm run build`);
  return {
    scripts: files.scripts.map((file) => assetsPrefix + file),
    styles: files.styles.map((file) => ({
      address: assetsPrefix + file,
      text: readFileSync(path.join(folders.assets, file), 'utf8').trim(),
    })),
  };
}

/** Reads what the build made for one entry. Throws where the build is missing or lacks it. */
export function readPageAssets(entry: string, folders: BuildFolders): PageAssets {
  const entries = readEntries(folders);
  const files = entries[entry];
  const { preHydration, statusPage } = entries;
  if (!files || !preHydration || !statusPage)
    throw new Error(`${folders.entriesFile} has no entry "${entry}": run npm run build`);
  const read = (names: readonly string[]) =>
    names.map((name) => readFileSync(path.join(folders.assets, name), 'utf8').trim()).join('');
  return {
    scripts: files.scripts.map((name) => assetsPrefix + name),
    style: read(files.styles),
    preHydrationScript: read(preHydration.scripts),
    statusPageScript: read(statusPage.scripts),
  };
}
