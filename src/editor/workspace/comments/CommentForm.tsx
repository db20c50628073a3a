import { type Ref, useEffect, useState } from 'react';
import { commentLimits } from '../../../kernel/commentLimits';
import { useTranslate } from '../../../texts/TranslateContext';
import type { EditorProblem } from '../../kit/api/editorClient';
import { useMutation } from '../../kit/data/mutation';
import { useResource } from '../../kit/data/resource';
import { useWorkspace } from '../model/workspace';
import { Button } from '../../kit/ui/Button';
import { ProblemNote, problemText } from '../../kit/ui/Problem';
import styles from './Comments.module.css';
import { type CommentPlace, templatePeople, writeComment } from './commentsFeature';
import { MentionField } from './MentionField';
import { mentionsIn } from './mentionQuery';
import type { Translate } from '../../../texts/textKey';

interface CommentFormProps {
  /** The same as long as the same thing is written. */
  readonly formId: string;
  readonly place: CommentPlace;
  readonly label: string;
  readonly submitLabel: string;
  /** What the field begins with. */
  readonly text?: string;
  readonly fieldRef?: Ref<HTMLTextAreaElement>;
  readonly onDone: (threadId: string | undefined) => void;
  /** Absent: the form stays. */
  readonly onLeft?: () => void;
}

/** Words of their own for what the host says of a comment. */
function wordsOf(problem: EditorProblem | undefined, translate: Translate): string | undefined {
  if (!problem) return undefined;
  const reason = problem.code === 'conflict' ? problem.reason : undefined;
  if (reason === 'blockGone' || reason === 'tooMany') return translate(`editorComments:problem.${reason}`);
  return problemText(translate, problem);
}

/** What is typed outlives the form, and goes once the host has it. */
function useUnsent(formId: string, initial: string) {
  const { unsentComments } = useWorkspace().view;
  const [text, setText] = useState(() => unsentComments.get(formId) ?? initial);
  const change = (changed: string): void => {
    unsentComments.set(formId, changed);
    setText(changed);
  };
  const forget = (): void => {
    unsentComments.delete(formId);
    setText(initial);
  };
  return { text, change, forget };
}

/** Where somebody writes: a new comment, an answer, or other words for one of theirs. */
export function CommentForm(props: CommentFormProps) {
  const { formId, place, label, submitLabel, text: initial = '', fieldRef, onDone, onLeft } = props;
  const translate = useTranslate();
  const { text, change, forget } = useUnsent(formId, initial);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const people = useResource(templatePeople, place.templateId).value?.people ?? [];
  const writing = useMutation(writeComment);
  const isOwn = writing.request?.formId === formId;
  const isDone = isOwn && writing.status === 'done';
  const isBusy = isOwn && writing.isBusy;
  const doneId = writing.value?.thread?.id;
  useEffect(() => {
    if (!isDone) return;
    writing.forget();
    forget();
    onDone(doneId);
    // What it does is about this one ending alone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isDone]);
  const submit = (): void => {
    if (text.trim() === '' || isBusy) return;
    writing.run({
      ...place,
      formId,
      text,
      mentions: mentionsIn(text, people, picked).slice(0, commentLimits.mentions),
    });
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <MentionField
        label={label}
        value={text}
        people={people}
        fieldRef={fieldRef ?? null}
        onChanged={change}
        onPicked={({ id }) => setPicked([...picked, id])}
        onSubmitted={submit}
        onLeft={() => onLeft?.()}
      />
      <ProblemNote
        problem={isOwn ? writing.problem : undefined}
        text={wordsOf(isOwn ? writing.problem : undefined, translate)}
        isWholeText
      />
      {(text !== '' || onLeft) && (
        <div className={styles.actions}>
          {onLeft && (
            <Button
              look="quiet"
              isDisabled={isBusy}
              onPress={() => {
                forget();
                onLeft();
              }}
            >
              {translate('editor:cancel')}
            </Button>
          )}
          <Button look="primary" type="submit" isBusy={isBusy} isDisabled={text.trim() === ''}>
            {submitLabel}
          </Button>
        </div>
      )}
    </form>
  );
}
