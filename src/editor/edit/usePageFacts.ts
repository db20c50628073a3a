import type { AppState } from '@puckeditor/core';
import { useMemo } from 'react';
import type { EditorData } from '../puck/editorData';
import { useEditorPuck } from '../puck/useEditorPuck';
import { pageFacts, type PageFacts } from './pageFacts';
import { useWorkspace } from './WorkspaceContext';

/** JSON of the page as Puck holds it: put there by `toPuck` and the form of the page, and by nobody else. */
export const pageJsonOf = ({ data }: AppState): string => (data as unknown as EditorData).root.props.page;

export const usePageJson = (): string => useEditorPuck(({ appState }) => pageJsonOf(appState));

/** The facts of the page; the same object until one of them changes. */
export function usePageFacts(): PageFacts {
  const { brand } = useWorkspace();
  const page = usePageJson();
  const facts = JSON.stringify(pageFacts(page, brand.theme));
  return useMemo(() => JSON.parse(facts) as PageFacts, [facts]);
}
