import { useGetPuck } from '@puckeditor/core';
import { useCallback } from 'react';
import { useBlockActions } from '../edit/useBlockActions';
import { segmentsOf } from '../fields/pointer';
import type { EditorItem } from '../puck/editorData';

/** Leads from a finding to the block and the field where it is mended. */
export function useJump(): (path: string) => void {
  const puckOf = useGetPuck();
  const { select } = useBlockActions();
  return useCallback(
    (path) => {
      const place = findingPlace(puckOf().appState.data.content, path);
      select(place.itemId);
      // The form is drawn for the newly chosen block first.
      requestAnimationFrame(() => requestAnimationFrame(() => revealField(place.field)));
    },
    [puckOf, select],
  );
}

/** Where a finding is mended: a block of the canvas or the page, and the field in its form. */
interface FindingPlace {
  readonly itemId: string | undefined;
  /** JSON Pointer in the form. */
  readonly field: string;
}

const pointerOf = (segments: readonly string[]): string =>
  segments.map((segment) => `/${segment.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

function inItems(items: readonly EditorItem[], segments: readonly string[]): FindingPlace | undefined {
  const item = items[Number(segments[0])];
  if (!item) return undefined;
  const [props, columns, column, ...rest] = segments.slice(1);
  const isInside = props === 'props' && columns === 'columns' && column !== undefined && rest.length > 0;
  const inside = isInside ? inItems(item.props.columns?.[Number(column)]?.content ?? [], rest) : undefined;
  return inside ?? { itemId: item.props.id, field: pointerOf(segments.slice(1)) };
}

/** The place of a JSON Pointer into the document. */
export function findingPlace(items: readonly EditorItem[], path: string): FindingPlace {
  const segments = segmentsOf(path);
  const inBlock =
    segments[0] === 'blocks' && segments.length > 1 ? inItems(items, segments.slice(1)) : undefined;
  return inBlock ?? { itemId: undefined, field: path };
}

/** The nearest field of the open form to a JSON Pointer: its own, else that of what holds it. */
function nearestField(pointer: string): HTMLElement | undefined {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-path]')];
  for (let path = pointer; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const found = fields.find((field) => field.dataset.path === path);
    if (found) return found;
  }
  return undefined;
}

/** Unfolds what hides a field, brings it into view and gives it the focus. */
function revealField(pointer: string): void {
  const field = nearestField(pointer);
  if (!field) return;
  for (let holder: HTMLElement | null = field; holder; holder = holder.parentElement) {
    if (holder instanceof HTMLDetailsElement) holder.open = true;
  }
  field.scrollIntoView({ block: 'center' });
  const control = field.querySelector<HTMLElement>('textarea, input, select, [contenteditable=true]');
  (control ?? field.querySelector('button'))?.focus();
}
