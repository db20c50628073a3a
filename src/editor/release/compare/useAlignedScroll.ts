import { type UIEvent, useMemo, useState } from 'react';
import { alignPages } from './alignedPages';
import type { Marks } from './comparedPage';
import { anchorsOf, type DrawnPage } from './drawnPage';

export type Side = 'before' | 'after';

/** `missing`: there was no page in the frame. */
type Drawn = DrawnPage | 'missing';

interface AlignedScrollOptions {
  readonly scroller: HTMLElement | null;
  readonly marks: Marks;
  /** By which the pages are drawn smaller. */
  readonly scale: number;
  readonly hasBefore: boolean;
}

const pageOf = (drawn: Drawn | undefined): DrawnPage | undefined => (drawn === 'missing' ? undefined : drawn);

/** What stays in sight above a block that is gone to, in px of the screen. */
const margin = 32;

/** A page until it is drawn: a phone's screen. */
export const unmeasured: DrawnPage = { height: 740, blocks: [] };

/** Both pages on one way: how far it is scrolled, where each page is then, and the way from change to change. */
export function useAlignedScroll({ scroller, marks, scale, hasBefore }: AlignedScrollOptions) {
  const [drawn, setDrawn] = useState<Readonly<Partial<Record<Side, Drawn>>>>({});
  const [place, setPlace] = useState(0);
  const [step, setStep] = useState<number>();
  const before = pageOf(drawn.before);
  const after = pageOf(drawn.after);
  const aligned = useMemo(() => {
    const fresh = after ?? unmeasured;
    const old = hasBefore ? (before ?? fresh) : fresh;
    const anchors = before && after ? anchorsOf(before, after) : [];
    return alignPages(anchors, { before: old.height, after: fresh.height });
  }, [before, after, hasBefore]);

  /** Of a block on the common way, in px of a phone: where the new page has it, else the old one. */
  const placeOf = (id: string): number | undefined => {
    const isIt = (block: { readonly id: string }): boolean => block.id === id;
    const [fresh, old] = [after?.blocks.find(isIt), before?.blocks.find(isIt)];
    if (fresh) return aligned.placeOf('after', fresh.top);
    return old && aligned.placeOf('before', old.top);
  };
  const changes = [...marks.keys()].flatMap((id) => placeOf(id) ?? []).toSorted((one, other) => one - other);
  const goTo = (target: number): void => scroller?.scrollTo({ top: Math.max(0, target * scale - margin) });
  const goToChange = (to: number): void => {
    setStep(to);
    goTo(changes[to] ?? 0);
  };

  return {
    pages: { before, after },
    isDrawn: after !== undefined && (!hasBefore || before !== undefined),
    hasFailed: drawn.before === 'missing' || drawn.after === 'missing',
    drawnIds: new Set([...(before?.blocks ?? []), ...(after?.blocks ?? [])].map(({ id }) => id)),
    height: aligned.height * scale,
    offsetOf: (side: Side): number => aligned.offsetAt(side, place),
    pageDrawn: (side: Side, page: DrawnPage | undefined): void =>
      setDrawn((last) => ({ ...last, [side]: page ?? 'missing' })),
    scrolled: ({ currentTarget }: UIEvent<HTMLElement>): void => setPlace(currentTarget.scrollTop / scale),
    showBlock: (id: string): void => goTo(placeOf(id) ?? place + margin / scale),
    /** How many changes the pictures show, and which of them was gone to last, from 0. */
    changes: changes.length,
    step,
    toNext: (): void => goToChange(((step ?? -1) + 1) % changes.length),
    toPrevious: (): void => goToChange(((step ?? 0) + changes.length - 1) % changes.length),
  };
}

export type AlignedScroll = ReturnType<typeof useAlignedScroll>;
