import { useMemo } from 'react';
import type { EditorData } from '../puck/editorData';
import { useEditorPuck } from '../puck/useEditorPuck';
import { pageFacts, type PageFacts } from './pageFacts';
import { useWorkspace } from './WorkspaceContext';

/** JSON of the page as Puck holds it. */
export const usePageJson = (): string =>
  // Put there by `toPuck`, and by nobody else.
  useEditorPuck(({ appState }) => (appState.data as unknown as EditorData).root.props.page);

/** The facts of the page; the same object until one of them changes. */
export function usePageFacts(): PageFacts {
  const { brand } = useWorkspace();
  const page = usePageJson();
  const facts = JSON.stringify(pageFacts(page, brand.theme));
  return useMemo(() => JSON.parse(facts) as PageFacts, [facts]);
}
