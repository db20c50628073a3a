import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { editEvents } from '../../workspace/model/editSlice';

/** While somebody reads what changes, nothing that others save takes its place on the screen. */
export function usePausedRefresh(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(editEvents.reviewBegun());
    return () => void dispatch(editEvents.reviewEnded());
  }, [dispatch]);
}
