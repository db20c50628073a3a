import type { Difference } from '../../library/differences/documentDifferences';

/** One state of a page: its exact text, and where the host draws it. */
export interface ComparedPage {
  readonly document: string;
  /**
   * With a query, to which language and groups of experiments are added; undefined: the host has not got these bytes, so
   * that there is no picture.
   */
  readonly address: string | undefined;
}

/** A whole page as the host's renderer draws exactly these bytes. */
export const frameOfBytes = (templateId: string, sha256: string): string =>
  `/editor/frame/${encodeURIComponent(templateId)}?sha256=${sha256}&still=whole`;

export type MarkKind = Exclude<Difference['kind'], 'page'>;

/** What differs about each block, in the order in which it is said. */
export type Marks = ReadonlyMap<string, readonly MarkKind[]>;

export function marksOf(found: readonly Difference[]): Marks {
  const marks = new Map<string, MarkKind[]>();
  for (const { blockId, kind } of found) {
    if (blockId === undefined || kind === 'page') continue;
    marks.set(blockId, [...(marks.get(blockId) ?? []), kind]);
  }
  return marks;
}

/** Changes that no picture shows: of the page's settings, and of blocks that this visitor is not shown. */
export function unseenCount(found: readonly Difference[], drawn: ReadonlySet<string>): number {
  return found.filter(({ blockId }) => blockId === undefined || !drawn.has(blockId)).length;
}
