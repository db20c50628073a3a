import { useMemo } from 'react';
import type { Comment } from '../../../generated/editor';
import styles from './Comments.module.css';
import { splitMentions } from './mentionQuery';

/** What somebody wrote, as plain text with its lines. */
export function MentionedText({ comment }: { readonly comment: Comment }) {
  const { text, mentions } = comment;
  const parts = useMemo(
    () =>
      splitMentions(
        text,
        mentions.map(({ name }) => name),
      ),
    [text, mentions],
  );
  return (
    <p className={styles.text}>
      {parts.map(({ text: words, isMention }, place) =>
        isMention ? (
          // Pieces have no name but their place.
          <span key={place} className={styles.mention}>
            {words}
          </span>
        ) : (
          words
        ),
      )}
    </p>
  );
}
