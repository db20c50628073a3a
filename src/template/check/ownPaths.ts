import { borrowerPaths, redirectedPaths, sitePaths } from '../../kernel/pagePaths';

/** Pages of the host, in small letters: the host tells some apart by case, marketers seldom do. */
const pages: ReadonlySet<string> = new Set(
  [...sitePaths, ...borrowerPaths, ...Object.keys(redirectedPaths), '/landing'].map((path) =>
    path.toLowerCase(),
  ),
);

/** Folders of files that the host serves. */
const folders = ['/pictures/', '/assets/'];

export function isOwnPage(path: string): boolean {
  const lower = path.toLowerCase();
  return pages.has(lower) || folders.some((folder) => lower.startsWith(folder));
}

/** Where the privacy policy stands (contract §4). */
export const isPrivacyPage = (path: string): boolean =>
  ['/privacypolicy', '/policy'].includes(path.toLowerCase());

/** Where borrowers reach people: customer service and complaints (contract §4). */
export const isServicePage = (path: string): boolean =>
  ['/customerservice', '/complaint', '/complaintlist', '/contact'].includes(path.toLowerCase());
