import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCommentActions } from './useCommenting';

/** The thread that an address names, such as that of a notice, is opened once; then the address is the page's own. */
export function useThreadOfAddress(): void {
  const [parameters, setParameters] = useSearchParams();
  const { showThread } = useCommentActions();
  const threadId = parameters.get('thread');
  useEffect(() => {
    if (threadId === null) return;
    showThread(threadId);
    setParameters(
      (all) => {
        all.delete('thread');
        return all;
      },
      { replace: true },
    );
  }, [threadId, showThread, setParameters]);
}
