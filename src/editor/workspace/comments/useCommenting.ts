import { useMemo } from 'react';
import { toBlock } from '../items/toPuck';
import { useBlockActions } from '../model/useBlockActions';
import { useWorkspace } from '../model/workspace';
import { recordOf } from '../../../kernel/record';
import { everyItem } from '../items/itemTree';
import type { EditorItem } from '../items/editorData';
import { noOpenThread } from '../model/commenting';

/** Id of the block of an item; undefined: it has none that a comment could be kept by. */
export function commentedIdOf(item: EditorItem): string | undefined {
  const { id } = recordOf(toBlock(item));
  return typeof id === 'string' && id !== '' ? id : undefined;
}

export interface CommentActions {
  /** Opens the comments at a thread; `isAsked`: the focus goes there. */
  readonly showThread: (threadId: string, isAsked?: boolean) => void;
  /** Begins a comment on the block that is chosen, or on the page. */
  readonly write: () => void;
  readonly close: () => void;
  /** Chooses the block that a thread is about, where the page has it. */
  readonly chooseBlock: (blockId: string | null) => void;
}

/** What can be done with the comments from anywhere on the screen. */
export function useCommentActions(): CommentActions {
  const { view } = useWorkspace();
  const { items, find, chosenId, select } = useBlockActions();
  return useMemo(
    () => ({
      showThread: (threadId, isAsked = true) => {
        view.tab.set('comments');
        view.commenting.set({ threadId, target: undefined, wantsFocus: isAsked });
      },
      write: () => {
        const chosen = chosenId();
        const item = chosen === undefined ? undefined : find(chosen);
        const target = (item && commentedIdOf(item)) ?? null;
        view.tab.set('comments');
        view.commenting.set({ threadId: undefined, target, wantsFocus: true });
      },
      close: () => view.commenting.set(noOpenThread),
      chooseBlock: (blockId) => {
        const item =
          blockId === null ? undefined : everyItem(items()).find((each) => commentedIdOf(each) === blockId);
        if (item && item.props.id !== chosenId()) select(item.props.id);
      },
    }),
    [view, items, find, chosenId, select],
  );
}
