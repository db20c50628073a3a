import { createContext, type ReactNode, useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { CommentThread } from '../../../generated/editor';
import { selectEdit, type WithEdit } from '../model/editSlice';
import { openThreads } from './commentsFeature';

const none: readonly CommentThread[] = [];

/** Those of the page that was open before are none of this one. */
function selectOpen(state: WithEdit & Parameters<typeof openThreads.select>[0]): readonly CommentThread[] {
  const { request, value } = openThreads.select(state);
  return (request === selectEdit(state).id ? value?.threads : undefined) ?? none;
}

/** The open threads of the page that is edited; the same list until one of them changes. */
const useOpenThreads = (): readonly CommentThread[] => useSelector(selectOpen);

/** How many of them the reader has not seen. */
export function useUnreadCount(): number {
  const threads = useOpenThreads();
  return threads.filter(({ isUnread }) => isUnread).length;
}

/** Open threads by the block that they are about; null: the page. */
type ThreadsByBlock = ReadonlyMap<string | null, readonly CommentThread[]>;

function useThreadsByBlock(): ThreadsByBlock {
  const threads = useOpenThreads();
  return useMemo(() => {
    const byBlock = new Map<string | null, CommentThread[]>();
    for (const thread of threads)
      byBlock.set(thread.blockId, [...(byBlock.get(thread.blockId) ?? []), thread]);
    return byBlock;
  }, [threads]);
}

/** For the marks of the canvas, which is drawn in a frame. */
export const ThreadsContext = createContext<ThreadsByBlock>(new Map());

/** A component of its own, so that news draws the marks again and nothing around them. */
export function OpenThreads({ children }: { readonly children: ReactNode }) {
  return <ThreadsContext value={useThreadsByBlock()}>{children}</ThreadsContext>;
}
