import { existsSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { PackageFault } from './packageFault';

/** Folder of an entry of BLOCKS: a path, or the name of an installed npm package. */
function folderOf(entry: string, base: string): string {
  const isPath = entry.startsWith('.') || path.isAbsolute(entry);
  const folder = isPath ? path.resolve(base, entry) : path.join(base, 'node_modules', entry);
  if (existsSync(folder)) return realpathSync(folder);
  throw new PackageFault(
    entry,
    isPath
      ? `is named as a folder of blocks, but is not there. Looked at ${folder}`
      : `is named as an npm package, which is not installed here. Install it, or write a folder as ./${entry}`,
  );
}

const hasBlock = (folder: string): boolean => existsSync(path.join(folder, 'block.json'));

/** Folders of blocks in an entry: itself, or those directly below it. */
function blocksIn(entry: string, base: string): readonly string[] {
  const folder = folderOf(entry, base);
  if (hasBlock(folder)) return [folder];
  const below = readdirSync(folder, { withFileTypes: true })
    .filter((child) => child.isDirectory() && hasBlock(path.join(folder, child.name)))
    .map((child) => path.join(folder, child.name))
    .sort();
  if (below.length > 0) return below;
  throw new PackageFault(
    folder,
    'holds no block.json, and no folder in it does. See docs/engineers/blocks.md',
  );
}

/**
 * Folders of the blocks that a build takes in.
 * @param blocks BLOCKS: folders and names of npm packages with commas between
 * @param base what relative folders are seen from; packages are looked for in its node_modules
 */
export const packageFolders = (blocks: string, base: string): readonly string[] =>
  blocks
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .flatMap((entry) => blocksIn(entry, base));
