import type { ChunkGroup, Stats } from 'webpack';

export interface EntryFiles {
  /** Names below `dist/browser/`, in the order in which a page needs them. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Styles of code that the page may ask for later. */
  readonly lateStyles: readonly string[];
}

/** Chunk that `src/pages/hydrateInSlices.ts` names: every hydrated page needs it, so that nobody waits to find out. */
const rendererName = 'renderer';

/** A chunk and all that its code may ask for. */
function descendants(group: ChunkGroup, seen = new Set<ChunkGroup>()): ReadonlySet<ChunkGroup> {
  if (!seen.has(group)) {
    seen.add(group);
    group.getChildren().forEach((child) => descendants(child, seen));
  }
  return seen;
}

/** Which files each page starts with, and those of the named parts that it loads later: the host writes them into its HTML. */
export function entryManifest(stats: Stats): Record<string, EntryFiles> {
  const { namedChunkGroups } = stats.compilation;
  if (!namedChunkGroups.has(rendererName)) {
    throw new Error(`No chunk is named "${rendererName}": see src/pages/hydrateInSlices.ts`);
  }
  const entries = [...namedChunkGroups].map(([name, entry]) => {
    const renderer = entry.getChildren().filter((group) => group.name === rendererName);
    const files = [entry, ...renderer].flatMap((group) => group.getFiles());
    const scripts = files.filter((file) => file.endsWith('.js'));
    const styles = files.filter((file) => file.endsWith('.css'));
    const all = new Set([...descendants(entry)].flatMap((group) => group.getFiles()));
    const lateStyles = [...all].filter((file) => file.endsWith('.css') && !styles.includes(file));
    return [name, { scripts, styles, lateStyles }] as const;
  });
  return Object.fromEntries(entries);
}
