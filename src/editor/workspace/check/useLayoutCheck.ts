import { useSelector } from 'react-redux';
import { selectEdit, type WithEdit } from '../model/editSlice';
import { useObserved } from '../model/Observed';
import { useWorkspace } from '../model/workspace';
import { type LayoutCheck, layoutNotChecked } from '../model/layoutCheck';

const selectText = (state: WithEdit): string => selectEdit(state).text;

/** What was measured last; what was measured before a change says nothing about the page after it. */
export function useLayoutCheck(): LayoutCheck {
  const { view } = useWorkspace();
  const text = useSelector(selectText);
  const look = useObserved(view.layoutCheck);
  return look.phase === 'done' && look.text !== text ? layoutNotChecked : look;
}
