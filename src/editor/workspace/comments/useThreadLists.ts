import { useCallback, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { openThreads, resolvedThreads } from './commentsFeature';

export type Shown = 'open' | 'resolved';

/** A list with Retry. */
function useList(state: Shown, templateId: string) {
  const dispatch = useDispatch();
  const resource = state === 'open' ? openThreads : resolvedThreads;
  const known = useSelector(resource.select);
  const found = known.request === templateId ? known : resource.initialState;
  return { ...found, retry: () => void dispatch(resource.renewed(templateId)) };
}

/** Both lists of a page's threads, and which of them is seen. The resolved are asked for once somebody wants them. */
export function useThreadLists(templateId: string) {
  const dispatch = useDispatch();
  const [shown, setShown] = useState<Shown>('open');
  const show = useCallback(
    (wanted: Shown): void => {
      if (wanted === 'resolved') dispatch(resolvedThreads.opened(templateId));
      setShown(wanted);
    },
    [dispatch, templateId],
  );
  const open = useList('open', templateId);
  const resolved = useList('resolved', templateId);
  return { shown, show, open, list: shown === 'open' ? open : resolved };
}
