import { useSelector } from 'react-redux';
import { selectEdit, type WithEdit } from '../edit/editSlice';
import { useObserved } from '../edit/Observed';
import { useWorkspace } from '../edit/workspace';
import { type LayoutLook, notLooked } from './layoutLook';

const selectText = (state: WithEdit): string => selectEdit(state).text;

/** What was measured last; what was measured before a change says nothing about the page after it. */
export function useLayoutLook(): LayoutLook {
  const { view } = useWorkspace();
  const text = useSelector(selectText);
  const look = useObserved(view.layoutLook);
  return look.phase === 'done' && look.text !== text ? notLooked : look;
}
