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

/** Of a public page: its code runs when somebody wants something of the page, and its styles come whole with it. */
export interface RestingAssets extends PageAssets {
  /** Addresses of the code and styles, the script to run first. */
  readonly code: readonly string[];
  /** Deals out the visitors of a guarded publication, on its pages alone. */
  readonly guardedPageScript: string;
}

export interface BuildFolders {
  /** `dist/browser` */
  readonly assets: string;
  /** `dist/host/entries.json`, which the build writes. */
  readonly entriesFile: string;
}

interface EntryFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Of code that the entry may ask for. */
  readonly lateStyles: readonly string[];
}

type Entries = Readonly<Record<string, EntryFiles | undefined>>;

const assetsPrefix = '/assets/';

/** A part of a page that its script would ask for later. */
export interface ChunkAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly { readonly address: string; readonly text: string }[];
}

/** What the build made for an entry, or for a part by the name that its import gives it. Throws where it lacks it. */
function filesOf(name: string, { entriesFile }: BuildFolders): EntryFiles {
  // The build wrote this file; a host without its build can't serve a page.
  const files = (JSON.parse(readFileSync(entriesFile, 'utf8')) as Entries)[name];
  if (!files) throw new Error(`${entriesFile} has no "${name}": run npm run build`);
  return files;
}

const textOf = (file: string, { assets }: BuildFolders): string =>
  readFileSync(path.join(assets, file), 'utf8').trim();

/** Reads one part, by the name that its import gives it. */
export function readChunkAssets(name: string, folders: BuildFolders): ChunkAssets {
  const { scripts, styles } = filesOf(name, folders);
  return {
    scripts: scripts.map((file) => assetsPrefix + file),
    styles: styles.map((file) => ({ address: assetsPrefix + file, text: textOf(file, folders) })),
  };
}

/** Reads what the build made for one entry. Throws where the build is missing or lacks it. */
export function readPageAssets(entry: string, folders: BuildFolders): PageAssets {
  const { scripts, style } = readEntry(entry, folders);
  return {
    scripts,
    style,
    preHydrationScript: scriptOf(entry === 'borrower' ? 'borrowerPreHydration' : 'preHydration', folders),
    statusPageScript: scriptOf('statusPage', folders),
  };
}

/** The same of a public page, which starts with the one script that has the others run. */
export function readRestingAssets(entry: string, folders: BuildFolders): RestingAssets {
  const { scripts, styles, style, lateStyle } = readEntry(entry, folders);
  return {
    ...readPageAssets(entry, folders),
    scripts: readEntry('start', folders).scripts,
    code: [...scripts, ...styles],
    guardedPageScript: scriptOf('guarded', folders),
    style: style + lateStyle,
  };
}

const joined = (files: readonly string[], folders: BuildFolders): string =>
  files.map((file) => textOf(file, folders)).join('');

const scriptOf = (entry: string, folders: BuildFolders): string =>
  joined(filesOf(entry, folders).scripts, folders);

function readEntry(entry: string, folders: BuildFolders) {
  const { scripts, styles, lateStyles } = filesOf(entry, folders);
  return {
    scripts: scripts.map((name) => assetsPrefix + name),
    styles: styles.map((name) => assetsPrefix + name),
    style: joined(styles, folders),
    lateStyle: joined(lateStyles, folders),
  };
}
