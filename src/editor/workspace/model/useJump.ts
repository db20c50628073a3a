import { escapeSegment } from '../../../kernel/jsonPointer';
import { useGetPuck } from '@puckeditor/core';
import { useCallback } from 'react';
import { useBlockActions } from './useBlockActions';
import { segmentsOf } from '../../../kernel/jsonPointer';
import type { Locale } from '../../../kernel/locale';
import { useWorkspace } from './workspace';
import { revealField } from '../../library/fields/revealField';
import type { EditorItem } from '../items/editorData';

/** Leads to a JSON Pointer of the document: its block and field, and the language in which it is written, where one is meant. */
export type Jump = (path: string, language?: Locale) => void;

/** Leads from a finding to the block, the field and the language where it is mended. */
export function useJump(): Jump {
  const puckOf = useGetPuck();
  const { select } = useBlockActions();
  const { chooseLanguage } = useWorkspace();
  return useCallback(
    (path, language) => {
      const place = findingPlace(puckOf().appState.data.content, path);
      if (language !== undefined) chooseLanguage(language);
      select(place.itemId);
      revealField(place.field);
    },
    [puckOf, select, chooseLanguage],
  );
}

/** Where a finding is mended: a block of the canvas or the page, and the field in its form. */
interface FindingPlace {
  readonly itemId: string | undefined;
  /** JSON Pointer in the form. */
  readonly field: string;
}

const pointerOf = (segments: readonly string[]): string =>
  segments.map((segment) => `/${escapeSegment(segment)}`).join('');

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
