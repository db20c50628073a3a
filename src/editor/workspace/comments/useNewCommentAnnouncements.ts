import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useTranslate } from '../../../texts/TranslateContext';
import { selectAccount } from '../../kit/session/sessionSlice';
import { announce } from '../../kit/ui/Announcer';
import { openThreads } from './commentsFeature';

/** Says who has written while the page is open. */
export function useNewCommentAnnouncements(): void {
  const translate = useTranslate();
  const accountId = useSelector(selectAccount)?.id;
  const list = useSelector(openThreads.select).value;
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (!list) {
      known.current = undefined;
      return;
    }
    const comments = list.threads.flatMap(({ id, comments: written }) =>
      written.map((comment) => ({ key: `${id}/${comment.number}`, comment })),
    );
    const before = known.current;
    known.current = new Set([...(before ?? []), ...comments.map(({ key }) => key)]);
    const arrived = comments.filter(
      ({ key, comment }) => before && !before.has(key) && comment.authorId !== accountId,
    );
    const newest = arrived.at(-1)?.comment;
    if (!newest) return;
    const name = newest.authorName ?? translate('editorComments:left');
    announce(translate('editorComments:arrived', { name }));
  }, [list, accountId, translate]);
}
