import type { SpokenPlace } from '../items/moveItems';

const idOf = (element: Element): string => element.getAttribute('data-puck-component') ?? '';

const columnOf = (zone: Element): number | undefined => {
  const found = /columns\[(\d+)\]/.exec(zone.getAttribute('data-puck-dropzone') ?? '');
  return found ? Number(found[1]) + 1 : undefined;
};

/** The blocks of a zone without the dragged one, which Puck leaves there, moves along or draws a copy of. */
const othersIn = (zone: Element, draggedId: string): readonly Element[] =>
  [...zone.children].filter(
    (child) => child.hasAttribute('data-puck-component') && idOf(child) !== draggedId,
  );

/** Where a dragged block would stand, read from what Puck shows on the canvas: a line where the block would go, or the block itself at its new place. */
export function dragPlaceIn(frame: Document, draggedId: string): SpokenPlace | undefined {
  const mark =
    frame.querySelector('[data-puck-line-placeholder]') ??
    frame.querySelector(`[data-puck-component="${CSS.escape(draggedId)}"]`);
  const zone = mark?.parentElement?.closest('[data-puck-dropzone]');
  if (!mark || !zone) return undefined;
  const others = othersIn(zone, draggedId);
  const isLine = mark.hasAttribute('data-puck-line-placeholder');
  const line = mark.getBoundingClientRect().top;
  const isBefore = (other: Element): boolean => {
    if (!isLine) return Boolean(mark.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING);
    const { top, bottom } = other.getBoundingClientRect();
    return (top + bottom) / 2 < line;
  };
  return {
    position: others.filter(isBefore).length + 1,
    total: others.length + 1,
    column: columnOf(zone),
  };
}
