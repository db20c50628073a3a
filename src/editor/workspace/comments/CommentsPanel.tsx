import { MessageSquare, MessageSquarePlus } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useTranslate } from '../../../texts/TranslateContext';
import { selectEdit, type WithEdit } from '../model/editSlice';
import { useObserved } from '../model/Observed';
import { Segments } from '../../kit/ui/Segments';
import { useChosenItem } from '../model/useBlockActions';
import { useWorkspace } from '../model/workspace';
import { Button } from '../../kit/ui/Button';
import { DataState, EmptyState } from '../../kit/ui/DataState';
import { inOrder, useAbout, useCommentedBlocks } from './commentedBlocks';
import { noOpenThread } from '../model/commenting';
import styles from './Comments.module.css';
import { NewComment } from './NewComment';
import { ThreadCard } from './ThreadCard';
import { useThreadNavigation } from './useThreadNavigation';
import { commentedIdOf, useCommentActions } from './useCommenting';
import { type Shown, useThreadLists } from './useThreadLists';

const selectId = (state: WithEdit): string => selectEdit(state).id;

/** What people say about the page and its blocks. */
export function CommentsPanel() {
  const translate = useTranslate();
  const templateId = useSelector(selectId);
  const { view } = useWorkspace();
  const { threadId, target, wantsFocus } = useObserved(view.commenting);
  const { close, showThread, chooseBlock } = useCommentActions();
  const blocks = useCommentedBlocks();
  const about = useAbout(blocks);
  const lists = useThreadLists(templateId);
  const { shown, show, list } = lists;
  const found = list.value?.threads ?? [];
  const threads = shown === 'open' ? inOrder(found, blocks) : found;
  useThreadNavigation(lists, threads);
  const item = useChosenItem();
  const chosenId = item ? commentedIdOf(item) : null;
  const panel = useRef<HTMLDivElement>(null);
  const takeFocus = useCallback(
    () => view.commenting.set({ ...view.commenting.read(), wantsFocus: false }),
    [view],
  );
  const leave = (): void => {
    view.commenting.set(noOpenThread);
    panel.current?.focus();
  };
  return (
    <div ref={panel} className={styles.panel} tabIndex={-1} data-testid="comments">
      <CommentsBar shown={shown} onShown={show} />
      {target !== undefined && (
        <NewComment
          templateId={templateId}
          target={target}
          about={about(target)}
          wantsFocus={wantsFocus}
          onFocused={takeFocus}
          onDone={(id) => {
            show('open');
            if (id === undefined) close();
            else showThread(id);
          }}
          onLeft={leave}
        />
      )}
      <DataState of={list} rows={3} />
      {list.value && threads.length === 0 && target === undefined && (
        <EmptyState
          icon={<MessageSquare />}
          title={translate(`editorComments:empty_${shown}`)}
          text={translate(`editorComments:emptyText_${shown}`)}
        />
      )}
      <ul className={styles.threads}>
        {threads.map((thread) => (
          <ThreadCard
            key={thread.id}
            templateId={templateId}
            thread={thread}
            about={about(thread.blockId, thread.blockType)}
            isOpen={thread.id === threadId}
            isOfChosen={thread.blockId === chosenId}
            wantsFocus={wantsFocus && thread.id === threadId}
            onToggled={() => {
              if (thread.id === threadId) return close();
              chooseBlock(thread.blockId);
              showThread(thread.id, false);
            }}
            onFocused={takeFocus}
            onSettled={leave}
          />
        ))}
      </ul>
    </div>
  );
}

interface CommentsBarProps {
  readonly shown: Shown;
  readonly onShown: (shown: Shown) => void;
}

/** Which threads are seen, and the way to one more. */
function CommentsBar({ shown, onShown }: CommentsBarProps) {
  const translate = useTranslate();
  const { write } = useCommentActions();
  return (
    <div className={styles.bar}>
      <Segments
        label={translate('editorComments:filter')}
        options={(['open', 'resolved'] as const).map((value) => ({
          value,
          label: translate(`editorComments:filter_${value}`),
          name: translate(`editorComments:filter_${value}`),
        }))}
        value={shown}
        onChange={onShown}
      />
      <Button look="quiet" icon={<MessageSquarePlus aria-hidden />} onPress={write}>
        {translate('editorComments:new')}
      </Button>
    </div>
  );
}
