import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import { CommentForm } from './CommentForm';
import styles from './Comments.module.css';

interface NewCommentProps {
  readonly templateId: string;
  /** The block that it is about; null: the page. */
  readonly target: string | null;
  /** The same in words. */
  readonly about: string;
  readonly wantsFocus: boolean;
  readonly onFocused: () => void;
  /** Told the thread that it began, where the host has said so. */
  readonly onDone: (threadId: string | undefined) => void;
  readonly onLeft: () => void;
}

/** A comment that begins a thread. */
export function NewComment({ templateId, target, about, wantsFocus, ...on }: NewCommentProps) {
  const translate = useTranslate();
  const { onFocused, onDone, onLeft } = on;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!wantsFocus) return;
    field.current?.focus();
    onFocused();
  }, [wantsFocus, target, onFocused]);
  return (
    <div className={styles.writing}>
      <p className={styles.about}>{about}</p>
      <CommentForm
        key={String(target)}
        formId={`begin ${target ?? ''}`}
        place={{ kind: 'begin', templateId, blockId: target }}
        label={translate('editorComments:newLabel', { about })}
        submitLabel={translate('editorComments:send')}
        fieldRef={field}
        onDone={onDone}
        onLeft={onLeft}
      />
    </div>
  );
}
