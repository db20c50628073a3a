import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Comment } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { selectAccount } from '../../kit/session/sessionSlice';
import { FormDialog } from '../../kit/ui/FormDialog';
import { Menu } from '../../kit/ui/Menu';
import { Moment } from '../../kit/ui/Moment';
import { CommentForm } from './CommentForm';
import styles from './Comments.module.css';
import { deleteComment, type ThreadPlace } from './commentsFeature';
import { MentionedText } from './MentionedText';

interface CommentItemProps {
  readonly place: ThreadPlace;
  readonly comment: Comment;
}

/** One comment: who, when, what; its author changes it and takes it back. */
export function CommentItem({ place, comment }: CommentItemProps) {
  const translate = useTranslate();
  const account = useSelector(selectAccount);
  const [isChanging, setChanging] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const { number, authorId, authorName, createdAt, editedAt, isDeleted } = comment;
  const name = authorName ?? translate('editorComments:left');
  const entries = [
    { id: 'change', label: translate('editorComments:change'), onChosen: () => setChanging(true) },
    { id: 'delete', label: translate('editorComments:delete'), onChosen: () => setDeleting(true) },
  ];
  return (
    <li className={styles.comment}>
      <p className={styles.byline}>
        <span className={styles.author}>{name}</span>{' '}
        <span className={styles.quiet}>
          <Moment at={createdAt} isAge />
          {editedAt !== null && !isDeleted && ` · ${translate('editorComments:edited')}`}
        </span>
      </p>
      {isDeleted && <p className={styles.quiet}>{translate('editorComments:deleted')}</p>}
      {!isDeleted && !isChanging && <MentionedText comment={comment} />}
      {isChanging && (
        <CommentForm
          formId={`change ${place.threadId} ${number}`}
          place={{ kind: 'change', ...place, number }}
          label={translate('editorComments:changeLabel')}
          submitLabel={translate('editor:save')}
          text={comment.text}
          onDone={() => setChanging(false)}
          onLeft={() => setChanging(false)}
        />
      )}
      {authorId === account?.id && !isDeleted && !isChanging && (
        <div className={styles.more}>
          <Menu
            label={translate('editorComments:more')}
            face={<Ellipsis size={16} aria-hidden />}
            entries={entries}
          />
        </div>
      )}
      {isDeleting && <DeleteDialog place={place} number={number} onClosed={() => setDeleting(false)} />}
    </li>
  );
}

interface DeleteDialogProps {
  readonly place: ThreadPlace;
  readonly number: number;
  readonly onClosed: () => void;
}

function DeleteDialog({ place, number, onClosed }: DeleteDialogProps) {
  const translate = useTranslate();
  const { isBusy, problem, run } = useMutation(deleteComment, onClosed);
  return (
    <FormDialog
      title={translate('editorComments:deleteTitle')}
      submitLabel={translate('editorComments:delete')}
      isDangerous
      isBusy={isBusy}
      problem={problem}
      onSubmitted={() => run({ ...place, number })}
      onClosed={onClosed}
    >
      <p>{translate('editorComments:deleteText')}</p>
    </FormDialog>
  );
}
