import { MessageSquare, MessageSquarePlus } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CommentThread } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { useChosenItem } from '../edit/useBlockActions';
import { useObserved } from '../edit/Observed';
import { everyEntry, type OutlineEntry, useOutline } from '../edit/useOutline';
import { useWorkspace } from '../edit/workspace';
import { Segments } from '../edit/Segments';
import { selectEdit, type WithEdit } from '../edit/editSlice';
import { typeLabel } from '../fields/typeLabel';
import { Button } from '../ui/Button';
import { DataState, EmptyState } from '../ui/DataState';
import { CommentForm } from './CommentForm';
import styles from './Comments.module.css';
import { nothingOpen } from './commenting';
import { openThreads, resolvedThreads } from './commentsFeature';
import { ThreadCard } from './ThreadCard';
import { commentedIdOf, useCommentActions } from './useCommenting';

type Shown = 'open' | 'resolved';

const selectId = (state: WithEdit): string => selectEdit(state).id;

/** Blocks by their ids, in the order of the page. */
const useEntries = (): ReadonlyMap<string, OutlineEntry> => {
  const entries = useOutline();
  return useMemo(() => new Map(everyEntry(entries).map((entry) => [entry.blockId, entry])), [entries]);
};

/** What a comment is about, in words; `type` of a block that is gone. */
function useAbout(entries: ReadonlyMap<string, OutlineEntry>) {
  const translate = useTranslate();
  return (blockId: string | null, type?: string | null): string => {
    if (blockId === null) return translate('editorComments:onPage');
    const entry = entries.get(blockId);
    if (!entry) return typeLabel(type ?? '', translate);
    return [typeLabel(entry.type, translate), entry.summary].filter(Boolean).join(' · ');
  };
}

/** About the page first, then in the order of its blocks; those whose block is gone last, the oldest first. */
function inOrder(
  threads: readonly CommentThread[],
  entries: ReadonlyMap<string, OutlineEntry>,
): readonly CommentThread[] {
  const order = new Map([...entries.keys()].map((blockId, place) => [blockId, place]));
  const placeOf = ({ blockId }: CommentThread): number =>
    blockId === null ? -1 : (order.get(blockId) ?? entries.size);
  return [...threads].sort((one, other) => placeOf(one) - placeOf(other) || one.createdAt - other.createdAt);
}

/** What people say about the page and its blocks. */
export function CommentsPanel() {
  const translate = useTranslate();
  const templateId = useSelector(selectId);
  const { view } = useWorkspace();
  const { threadId, target, wantsFocus } = useObserved(view.commenting);
  const { write, close, showThread, chooseBlock } = useCommentActions();
  const entries = useEntries();
  const about = useAbout(entries);
  const [shown, setShown] = useShown(templateId);
  const open = useList('open', templateId);
  const resolved = useList('resolved', templateId);
  const list = shown === 'open' ? open : resolved;
  const found = list.value?.threads ?? [];
  const threads = shown === 'open' ? inOrder(found, entries) : found;
  const item = useChosenItem();
  const chosenId = item ? commentedIdOf(item) : null;
  const panel = useRef<HTMLDivElement>(null);
  const takeFocus = useCallback(
    () => view.commenting.set({ ...view.commenting.read(), wantsFocus: false }),
    [view],
  );
  // What somebody was led to may be resolved by now.
  const isElsewhere =
    wantsFocus &&
    threadId !== undefined &&
    open.status === 'ready' &&
    open.value?.threads.every(({ id }) => id !== threadId) === true;
  useEffect(() => {
    if (isElsewhere) setShown('resolved');
  }, [isElsewhere, setShown]);
  const ledTo = wantsFocus ? threads.find(({ id }) => id === threadId)?.blockId : undefined;
  useEffect(() => {
    if (ledTo !== undefined) chooseBlock(ledTo);
  }, [ledTo, chooseBlock]);
  const newField = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!wantsFocus || target === undefined) return;
    newField.current?.focus();
    takeFocus();
  }, [wantsFocus, target, takeFocus]);
  return (
    <div ref={panel} className={styles.panel} tabIndex={-1} data-testid="comments">
      <div className={styles.bar}>
        <Segments
          label={translate('editorComments:filter')}
          options={(['open', 'resolved'] as const).map((value) => ({
            value,
            label: translate(`editorComments:filter_${value}`),
            name: translate(`editorComments:filter_${value}`),
          }))}
          value={shown}
          onChange={setShown}
        />
        <Button look="quiet" icon={<MessageSquarePlus aria-hidden />} onPress={write}>
          {translate('editorComments:new')}
        </Button>
      </div>
      {target !== undefined && (
        <div className={styles.writing}>
          <p className={styles.about}>{about(target)}</p>
          <CommentForm
            key={String(target)}
            formId={`begin ${target ?? ''}`}
            place={{ kind: 'begin', templateId, blockId: target }}
            label={translate('editorComments:newLabel', { about: about(target) })}
            submitLabel={translate('editorComments:send')}
            fieldRef={newField}
            onDone={(id) => {
              setShown('open');
              if (id === undefined) close();
              else showThread(id);
            }}
            onLeft={() => {
              close();
              panel.current?.focus();
            }}
          />
        </div>
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
            onSettled={() => {
              view.commenting.set(nothingOpen);
              panel.current?.focus();
            }}
          />
        ))}
      </ul>
    </div>
  );
}

/** A list with Retry. */
function useList(state: Shown, templateId: string) {
  const dispatch = useDispatch();
  const resource = state === 'open' ? openThreads : resolvedThreads;
  const known = useSelector(resource.select);
  const found = known.request === templateId ? known : resource.initialState;
  return { ...found, retry: () => void dispatch(resource.renewed(templateId)) };
}

/** Which of both lists is seen. Those that are resolved are asked for once somebody wants them. */
function useShown(templateId: string): readonly [Shown, (shown: Shown) => void] {
  const dispatch = useDispatch();
  const [shown, setShown] = useState<Shown>('open');
  const show = useCallback(
    (wanted: Shown): void => {
      if (wanted === 'resolved') dispatch(resolvedThreads.opened(templateId));
      setShown(wanted);
    },
    [dispatch, templateId],
  );
  return [shown, show];
}
