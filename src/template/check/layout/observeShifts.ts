import { blockOf } from './measureLayout';

/** How much of a drawn page moved by itself, and in which block what moved stands. */
export interface BlockShift {
  /** Id of the innermost block; empty: outside of all. */
  readonly block: string;
  /** Sum of layout shift scores (Layout Instability), without a unit. */
  readonly score: number;
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

const isShift = (entry: PerformanceEntry): entry is ShiftEntry =>
  'value' in entry && typeof entry.value === 'number' && 'sources' in entry && Array.isArray(entry.sources);

/** The largest piece that moved; text nodes stand in their element. */
function movedBlock({ sources }: ShiftEntry): string {
  const node = sources.find((source) => source.node !== null)?.node;
  const element =
    node instanceof (node?.ownerDocument?.defaultView?.Element ?? Element) ? node : node?.parentElement;
  return element ? blockOf(element) : '';
}

/** Scores by block, largest first. Nobody touches a measured page, so no input explains any of them. */
function sumShifts(entries: readonly PerformanceEntry[]): readonly BlockShift[] {
  const scores = new Map<string, number>();
  for (const entry of entries.filter(isShift)) {
    const block = movedBlock(entry);
    scores.set(block, (scores.get(block) ?? 0) + entry.value);
  }
  return [...scores]
    .map(([block, score]) => ({ block, score }))
    .sort((one, other) => other.score - one.score);
}

/**
 * Collects the layout shifts of a page from its beginning on; gives what ends it and tells them. Browsers that know no
 * layout shifts tell none.
 */
export function observeShifts(view: Window & typeof globalThis): () => readonly BlockShift[] {
  const { PerformanceObserver: Observer } = view;
  if (!Observer.supportedEntryTypes.includes('layout-shift')) return () => [];
  const entries: PerformanceEntry[] = [];
  const observer = new Observer((list) => entries.push(...list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  return () => {
    entries.push(...observer.takeRecords());
    observer.disconnect();
    return sumShifts(entries);
  };
}
