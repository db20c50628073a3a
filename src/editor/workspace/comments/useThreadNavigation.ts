import { useEffect } from 'react';
import type { CommentThread } from '../../../generated/editor';
import { useObserved } from '../model/Observed';
import { useWorkspace } from '../model/workspace';
import { useCommentActions } from './useCommenting';
import type { useThreadLists } from './useThreadLists';

/** Who is led to a thread sees the list that it is in, and its block is chosen. */
export function useThreadNavigation(
  { open, show }: Pick<ReturnType<typeof useThreadLists>, 'open' | 'show'>,
  threads: readonly CommentThread[],
): void {
  const { view } = useWorkspace();
  const { threadId, wantsFocus } = useObserved(view.commenting);
  const { chooseBlock } = useCommentActions();
  // What somebody was led to may be resolved by now.
  const isElsewhere =
    wantsFocus &&
    threadId !== undefined &&
    open.status === 'ready' &&
    open.value?.threads.every(({ id }) => id !== threadId) === true;
  useEffect(() => {
    if (isElsewhere) show('resolved');
  }, [isElsewhere, show]);
  const ledTo = wantsFocus ? threads.find(({ id }) => id === threadId)?.blockId : undefined;
  useEffect(() => {
    if (ledTo !== undefined) chooseBlock(ledTo);
  }, [ledTo, chooseBlock]);
}
