import { useMemo } from 'react';
import type { EditorItem } from '../puck/editorData';
import { useEditorPuck } from '../puck/useEditorPuck';
import { outlineOf, type OutlineEntry } from './outline';
import { usePageFacts } from './usePageFacts';
import { useWorkspace } from './WorkspaceContext';

/** The page's blocks in order; the same list until a word of it changes. */
export function useOutline(): readonly OutlineEntry[] {
  const { language } = useWorkspace();
  const { locale } = usePageFacts();
  const content = useEditorPuck(({ appState }) => appState.data.content) as readonly EditorItem[];
  const list = useMemo(
    () => JSON.stringify(outlineOf(content, language, locale)),
    [content, language, locale],
  );
  return useMemo(() => JSON.parse(list) as OutlineEntry[], [list]);
}
