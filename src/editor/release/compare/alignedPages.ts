/** Where the same block begins in two pages, in px from the top. */
export interface Anchor {
  readonly before: number;
  readonly after: number;
}

type Side = keyof Anchor;

interface Stretch {
  /** Where it begins, in the common way and in each page, and how long it is there. */
  readonly start: number;
  readonly length: number;
  readonly starts: Anchor;
  readonly lengths: Anchor;
}

/** Anchors that come later in both pages than the one before. */
function rising(anchors: readonly Anchor[], last: Anchor): readonly Anchor[] {
  const found: Anchor[] = [{ before: 0, after: 0 }];
  for (const anchor of anchors) {
    const { before, after } = found[found.length - 1] ?? last;
    const isLater = anchor.before >= before && anchor.after >= after;
    if (isLater && anchor.before <= last.before && anchor.after <= last.after) found.push(anchor);
  }
  return [...found, last];
}

function stretchesOf(anchors: readonly Anchor[]): readonly Stretch[] {
  let start = 0;
  return anchors.slice(1).map((end, position) => {
    const starts = anchors[position] ?? end;
    const lengths = { before: end.before - starts.before, after: end.after - starts.after };
    const stretch = { start, length: Math.max(lengths.before, lengths.after), starts, lengths };
    start += stretch.length;
    return stretch;
  });
}

export interface AlignedPages {
  /** Of the way that both are scrolled along, in px: where one page has more, the other stands still or goes slower. */
  readonly height: number;
  /** How far a page is scrolled at a place of the common way, in px. */
  readonly offsetAt: (side: Side, place: number) => number;
  /** The place of the common way at which a page is scrolled that far. */
  readonly placeOf: (side: Side, offset: number) => number;
}

/**
 * One way to scroll along two pages, on which blocks that both have stand beside each other.
 * @param anchors in reading order; what contradicts an earlier one is passed over
 */
export function alignPages(anchors: readonly Anchor[], heights: Anchor): AlignedPages {
  const stretches = stretchesOf(rising(anchors, heights));
  const at = (place: number): Stretch | undefined =>
    stretches.find(({ start, length }) => place < start + length) ?? stretches.at(-1);
  return {
    height: stretches.reduce((sum, { length }) => sum + length, 0),
    offsetAt(side, place) {
      const stretch = at(place);
      if (!stretch || stretch.length === 0) return 0;
      const share = Math.min(1, (place - stretch.start) / stretch.length);
      return stretch.starts[side] + share * stretch.lengths[side];
    },
    placeOf(side, offset) {
      const stretch =
        stretches.find(({ starts, lengths }) => offset < starts[side] + lengths[side]) ?? stretches.at(-1);
      if (!stretch) return 0;
      const own = stretch.lengths[side];
      const share = own === 0 ? 0 : Math.min(1, (offset - stretch.starts[side]) / own);
      return stretch.start + share * stretch.length;
    },
  };
}
