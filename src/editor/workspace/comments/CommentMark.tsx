import { useContext, useEffect, useMemo, useRef } from 'react';
import { recordOf } from '../../../kernel/record';
import { useTranslate } from '../../../texts/TranslateContext';
import { blockIdOf } from '../items/toPuck';
import styles from './CommentMark.module.css';
import { ThreadsContext } from './OpenThreads';
import { useCommentActions } from './useCommenting';

interface CommentMarkProps {
  readonly type: string;
  readonly itemId: string;
  /** JSON of the block as Puck holds it, and the item that it was made for. */
  readonly json: string;
  readonly owner: string;
}

/** Stands at the corner of a block on the canvas about which something is open, and leads there. */
export function CommentMark(props: CommentMarkProps) {
  // Most pages have none, and every key typed comes here.
  return useContext(ThreadsContext).size === 0 ? null : <MarkOfBlock {...props} />;
}

function MarkOfBlock({ type, itemId, json, owner }: CommentMarkProps) {
  const blockId = useMemo(() => {
    const item = { type, props: { id: itemId, block: json, owner } };
    return blockIdOf(item, recordOf(JSON.parse(json) as unknown));
  }, [type, itemId, json, owner]);
  const translate = useTranslate();
  const threads = useContext(ThreadsContext).get(typeof blockId === 'string' ? blockId : '') ?? [];
  const { showThread } = useCommentActions();
  const unread = threads.find(({ isUnread }) => isUnread);
  const leadsTo = (unread ?? threads[0])?.id;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = button.current;
    if (!element || leadsTo === undefined) return;
    // Puck lets no press in a block get as far as React hears of it.
    const lead = (): void => showThread(leadsTo);
    element.addEventListener('click', lead);
    return () => element.removeEventListener('click', lead);
  }, [leadsTo, showThread]);
  if (leadsTo === undefined) return null;
  const label = translate('editorComments:mark', { count: threads.length });
  return (
    <div className={styles.place}>
      <button
        ref={button}
        type="button"
        className={styles.mark}
        data-comments=""
        data-unread={unread !== undefined}
        aria-label={unread ? `${label}, ${translate('editorComments:isUnread')}` : label}
        title={label}
      >
        <span className={styles.face} aria-hidden="true">
          {threads.length}
        </span>
      </button>
    </div>
  );
}
