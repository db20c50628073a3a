import path from 'node:path';
import { whereCalled } from './whereCalled.mjs';

/** As later builds find it again: inside the project from there, wherever that is moved to. */
function seenFrom(root, folder) {
  const inside = path.relative(root, folder);
  const isInside = inside !== '' && !inside.startsWith('..') && !path.isAbsolute(inside);
  return isInside ? `./${inside.split(path.sep).join('/')}` : folder;
}

/**
 * Block packages that `BLOCKS` names, with commas between: folders as seen from the project, and npm packages.
 * @returns undefined where it is not set
 * @throws where it is set and names none: a variable that was lost must not make a build without its blocks
 */
export function namedBlocks(root) {
  if (process.env.BLOCKS === undefined) return undefined;
  const entries = process.env.BLOCKS.split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  if (entries.length === 0)
    throw new Error(
      'BLOCKS is set but names no block package. Name folders (./acme-blocks) and npm packages with commas between, or unset it to build without any.',
    );
  const isFolder = (entry) => entry.startsWith('.') || path.isAbsolute(entry);
  return entries
    .map((entry) => (isFolder(entry) ? seenFrom(root, path.resolve(whereCalled(), entry)) : entry))
    .join(',');
}
