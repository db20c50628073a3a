import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { TemplateCheck } from '../../template/check/templateCheck';
import { selectEdit, type WithEdit } from '../edit/editSlice';

/** How far looking at the drawn page has got. */
export type LayoutLook =
  | { readonly phase: 'idle' | 'looking' | 'failed' }
  | { readonly phase: 'done'; readonly findings: readonly TemplateCheck[]; readonly text: string };

const selectText = (state: WithEdit): string => selectEdit(state).text;

/** What was measured last; what was measured before a change says nothing about the page after it. */
export function useLayoutLook(): { readonly look: LayoutLook; readonly setLook: (look: LayoutLook) => void } {
  const text = useSelector(selectText);
  const [last, setLook] = useState<LayoutLook>({ phase: 'idle' });
  return { look: last.phase === 'done' && last.text !== text ? { phase: 'idle' } : last, setLook };
}
