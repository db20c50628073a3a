import { movedIds } from '../../library/differences/documentDifferences';
import type { Anchor } from './alignedPages';

/** One block as it stands in a drawn page, in px of that page. */
export interface DrawnBlock {
  readonly id: string;
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

export interface DrawnPage {
  readonly height: number;
  /** In reading order; those that are not shown have no place. */
  readonly blocks: readonly DrawnBlock[];
}

const marker = 'block-';

/** Measures what the host drew in a frame of its own origin; undefined: there is no page in it. */
export function measurePage(frame: HTMLIFrameElement): DrawnPage | undefined {
  const root = frame.contentDocument?.documentElement;
  if (!root) return undefined;
  const blocks = [...root.querySelectorAll<HTMLElement>(`[data-testid^="${marker}"]`)].map((element) => {
    const { top, left, width, height } = element.getBoundingClientRect();
    return { id: (element.dataset.testid ?? '').slice(marker.length), top, left, width, height };
  });
  // A page without blocks is the host's word that there is none.
  if (blocks.length === 0) return undefined;
  return {
    height: Math.ceil(root.getBoundingClientRect().height),
    blocks: blocks.filter(({ width, height }) => width > 0 && height > 0),
  };
}

/** Where blocks that both pages have, in the same order, begin in each. */
export function anchorsOf(before: DrawnPage, after: DrawnPage): readonly Anchor[] {
  const tops = new Map(before.blocks.map(({ id, top }) => [id, top]));
  const ids = new Set(after.blocks.map(({ id }) => id));
  const common = after.blocks.filter(({ id }) => tops.has(id));
  const moved = new Set(
    movedIds(
      [...tops.keys()].filter((id) => ids.has(id)),
      common.map(({ id }) => id),
    ),
  );
  return common.flatMap(({ id, top }) => (moved.has(id) ? [] : [{ before: tops.get(id) ?? 0, after: top }]));
}
