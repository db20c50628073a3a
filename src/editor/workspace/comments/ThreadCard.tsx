import { Check, RotateCcw } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { CommentThread } from '../../../generated/editor';
import { joinClasses } from '../../../ui/joinClasses';
import { useTranslate } from '../../../texts/TranslateContext';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { useMutation } from '../../kit/data/mutation';
import { announce } from '../../kit/ui/Announcer';
import { Button } from '../../kit/ui/Button';
import { Moment } from '../../kit/ui/Moment';
import { ProblemNote } from '../../kit/ui/Problem';
import { ChangeDialog } from './ChangeDialog';
import { CommentForm } from './CommentForm';
import { CommentItem } from './CommentItem';
import styles from './Comments.module.css';
import { settleThread, threadSeen } from './commentsFeature';

interface ThreadCardProps {
  readonly templateId: string;
  readonly thread: CommentThread;
  /** What it is about, in words. */
  readonly about: string;
  readonly isOpen: boolean;
  /** Its block is the chosen one. */
  readonly isOfChosen: boolean;
  /** Somebody asked to be led here. */
  readonly wantsFocus: boolean;
  readonly onToggled: () => void;
  readonly onFocused: () => void;
  /** It leaves the list that it stands in. */
  readonly onSettled: () => void;
}

/** What has become of the block since; undefined: nothing. */
function changeWords({ isGone, isChanged }: CommentThread) {
  if (isGone) return 'editorComments:gone';
  return isChanged ? 'editorComments:changed' : undefined;
}

/** A thread in the list: folded its first words, unfolded all of it, with what can be done. */
export function ThreadCard(props: ThreadCardProps) {
  const { thread, about, isOpen, isOfChosen, wantsFocus, onToggled, onFocused } = props;
  const translate = useTranslate();
  const id = useId();
  const head = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!wantsFocus) return;
    head.current?.focus();
    head.current?.scrollIntoView({ block: 'nearest' });
    onFocused();
  }, [wantsFocus, onFocused]);
  const [first] = thread.comments;
  const answers = thread.comments.length - 1;
  const change = changeWords(thread);
  return (
    <li
      className={joinClasses(styles.card, isOpen && styles.open, isOfChosen && styles.ofChosen)}
      data-thread={thread.id}
    >
      <button
        ref={head}
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggled}
      >
        <span className={styles.about}>
          {thread.isUnread && (
            <>
              <span className={styles.dot} aria-hidden="true" />
              <VisuallyHidden>{translate('editorComments:isUnread')} </VisuallyHidden>
            </>
          )}
          {about}
        </span>
        {!isOpen && first && (
          <>
            <span className={styles.excerpt}>
              {first.isDeleted ? translate('editorComments:deleted') : first.text}
            </span>
            <span className={styles.quiet}>
              {first.authorName ?? translate('editorComments:left')} · <Moment at={first.createdAt} isAge />
              {answers > 0 && ` · ${translate('editorComments:answers', { count: answers })}`}
            </span>
          </>
        )}
        {change && <span className={styles.changed}>{translate(change)}</span>}
      </button>
      {isOpen && (
        <div id={id} className={styles.inside}>
          <OpenedThread {...props} />
        </div>
      )}
    </li>
  );
}

function OpenedThread({ templateId, thread, about, onSettled }: ThreadCardProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { id, comments, isUnread, resolved } = thread;
  const last = comments.at(-1)?.number ?? 0;
  useEffect(() => {
    if (isUnread) dispatch(threadSeen({ templateId, threadId: id, number: last }));
  }, [dispatch, templateId, id, isUnread, last]);
  return (
    <>
      <ul className={styles.comments}>
        {comments.map((comment) => (
          <CommentItem key={comment.number} place={{ templateId, threadId: id }} comment={comment} />
        ))}
      </ul>
      {resolved && (
        <p className={styles.quiet}>
          {translate(
            resolved.withChange ? 'editorComments:resolvedWithChange' : 'editorComments:resolvedBy',
            {
              name: resolved.byName ?? translate('editorComments:left'),
              version: resolved.version,
            },
          )}{' '}
          · <Moment at={resolved.at} isAge />
        </p>
      )}
      <Settling templateId={templateId} thread={thread} onSettled={onSettled} />
      <CommentForm
        key={last}
        formId={`answer ${id}`}
        place={{ kind: 'answer', templateId, threadId: id }}
        label={translate('editorComments:answerLabel', { about })}
        submitLabel={translate('editorComments:answer')}
        onDone={() => announce(translate('editorComments:sent'))}
      />
    </>
  );
}

/** What settles a thread: what has changed, Resolve and Reopen. */
function Settling({
  templateId,
  thread,
  onSettled,
}: Pick<ThreadCardProps, 'templateId' | 'thread' | 'onSettled'>) {
  const translate = useTranslate();
  const [isComparing, setComparing] = useState(false);
  const { id, isChanged, isGone, resolved } = thread;
  const place = { templateId, threadId: id };
  const { isBusy, problem, request, run } = useMutation(settleThread, () => {
    announce(translate(resolved ? 'editorComments:reopened' : 'editorComments:resolved'));
    onSettled();
  });
  const isResolved = resolved !== null;
  return (
    <>
      <div className={styles.actions}>
        {(isChanged || isGone) && (
          <Button look="quiet" onPress={() => setComparing(true)}>
            {translate('editorComments:compare')}
          </Button>
        )}
        <Button
          icon={isResolved ? <RotateCcw aria-hidden /> : <Check aria-hidden />}
          isBusy={isBusy && request?.threadId === id}
          onPress={() => run({ ...place, isResolved: !isResolved })}
        >
          {translate(isResolved ? 'editorComments:reopen' : 'editorComments:resolve')}
        </Button>
      </div>
      <ProblemNote problem={problem} />
      {isComparing && <ChangeDialog place={place} onClosed={() => setComparing(false)} />}
    </>
  );
}
