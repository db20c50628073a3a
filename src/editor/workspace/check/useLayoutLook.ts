import { useSelector } from 'react-redux';
import { selectEdit, type WithEdit } from '../model/editSlice';
import { useObserved } from '../model/Observed';
import { useWorkspace } from '../model/workspace';
import { type LayoutLook, notLooked } from '../model/layoutLook';

const selectText = (state: WithEdit): string => selectEdit(state).text;

/** What was measured last; what was measured before a change says nothing about the page after it. */
export function useLayoutLook(): LayoutLook {
  const { view } = useWorkspace();
  const text = useSelector(selectText);
  const look = useObserved(view.layoutLook);
  return look.phase === 'done' && look.text !== text ? notLooked : look;
}
