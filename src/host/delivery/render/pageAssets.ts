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
  const { scripts, style, textOf } = readEntry(entry, folders);
  return {
    scripts,
    style,
    preHydrationScript: textOf('preHydration'),
    statusPageScript: textOf('statusPage'),
  };
}

/** The same of a public page, which starts with the one script that has the others run. */
export function readRestingAssets(entry: string, folders: BuildFolders): RestingAssets {
  const { scripts, styles, style, lateStyle } = readEntry(entry, folders);
  return {
    ...readPageAssets(entry, folders),
    scripts: readEntry('start', folders).scripts,
    code: [...scripts, ...styles],
    style: style + lateStyle,
  };
}

function readEntry(entry: string, folders: BuildFolders) {
  const entries = readEntries(folders);
  const filesOf = (name: string): EntryFiles => {
    const files = entries[name];
    if (!files) throw new Error(`${folders.entriesFile} has no entry "${name}": run npm run build`);
    return files;
  };
  const read = (names: readonly string[]): string =>
    names.map((name) => readFileSync(path.join(folders.assets, name), 'utf8').trim()).join('');
  const { scripts, styles, lateStyles } = filesOf(entry);
  return {
    scripts: scripts.map((name) => assetsPrefix + name),
    styles: styles.map((name) => assetsPrefix + name),
    style: read(styles),
    lateStyle: read(lateStyles),
    textOf: (name: string) => read(filesOf(name).scripts),
  };
}
