import type { Stats } from 'webpack';

export interface EntryFiles {
  /** Names below `dist/browser/`, in the order in which a page needs them. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Chunk that `src/pages/importRenderer.ts` names: asked for by the HTML itself, not only once the entry runs. */
const rendererName = 'renderer';

/** Which files each page starts with, and those of the named parts that it loads later: the host writes them into its HTML. */
export function entryManifest(stats: Stats): Record<string, EntryFiles> {
  const { namedChunkGroups } = stats.compilation;
  if (!namedChunkGroups.has(rendererName)) {
    throw new Error(`No chunk is named "${rendererName}": see src/pages/importRenderer.ts`);
  }
  const entries = [...namedChunkGroups].map(([name, entry]) => {
    const renderer = entry.getChildren().filter((group) => group.name === rendererName);
    const files = [entry, ...renderer].flatMap((group) => group.getFiles());
    const scripts = files.filter((file) => file.endsWith('.js'));
    const styles = files.filter((file) => file.endsWith('.css'));
    return [name, { scripts, styles }] as const;
  });
  return Object.fromEntries(entries);
}
