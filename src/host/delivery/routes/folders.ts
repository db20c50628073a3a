import path from 'node:path';
import type { StaticFolders } from './staticFiles';

export interface HostFolders extends StaticFolders {
  readonly templates: string;
  /** What the build says about its entries. */
  readonly entriesFile: string;
  readonly sandboxFile: string;
}

/** Where the build put things, seen from the folder of the host's own bundle, `dist/host`. */
export function foldersBeside(bundleFolder: string): HostFolders {
  const built = path.resolve(bundleFolder, '..');
  const templates = path.join(built, 'templates');
  return {
    assets: path.join(built, 'browser'),
    templates,
    pictures: path.join(templates, 'pictures'),
    entriesFile: path.join(bundleFolder, 'entries.json'),
    sandboxFile: path.join(built, 'sandbox', 'main.js'),
  };
}
