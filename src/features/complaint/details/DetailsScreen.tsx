import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useRating } from '../../../effects/useRating';
import { useResource } from '../../../effects/useResource';
import { usePageQuery } from '../../../effects/usePageQuery';
import { pageChosen } from '../../../events/navigation';
import { useTranslate } from '../../../texts/TranslateContext';
import { EmptyState } from '../../../ui/borrower/StatePanel';
import { RatingSheets } from '../../../ui/borrower/RatingSheets';
import { ResourceView } from '../../../ui/borrower/ResourceView';
import { ComplaintContent } from './ComplaintContent';
import {
  complaint as complaintResource,
  complaintLeft,
  rating as complaintRating,
  selectComplaint,
  complaintQuery,
} from './slice';
import type { ProblemDetailReply } from '../../../generated/replies';
import { shownText } from '../../../kernel/shownValue';
import { pictureAddresses } from '../draft';
import { SkeletonRows } from '../../../ui/borrower/SkeletonRows';
import { Skeleton } from '../../../ui/Skeleton';
import layout from '../../../ui/borrower/layout.module.css';
import styles from './DetailsScreen.module.css';

const skeleton = (
  <>
    <div className={layout.stack}>
      <Skeleton className={styles.title} />
      <Skeleton />
      <Skeleton />
      <SkeletonRows count={3} />
    </div>
    <Skeleton className={styles.answer} />
  </>
);

/** `/complainDetails`: one complaint, what the service says to it, and the rating of that (contract §10, §11). */
export function DetailsScreen() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const query = usePageQuery(complaintQuery);
  const { complaint, rating } = useSelector(selectComplaint);
  const view = useResource(complaintResource, complaint, query);
  const ratingView = useRating(complaintRating, rating, query);
  useEffect(() => () => void dispatch(complaintLeft()), [dispatch]);
  return (
    <ResourceView {...view} title={translate('complaint:details.title')} skeleton={skeleton}>
      {(value) =>
        isEmptyComplaint(value) ? (
          <EmptyState
            title={translate('complaint:details.empty.title')}
            text={translate('complaint:details.empty.text')}
            action={translate('complaint:details.empty.list')}
            onAction={() => dispatch(pageChosen({ path: '/complaintList' }))}
          />
        ) : (
          <>
            <ComplaintContent complaint={value} />
            <RatingSheets {...ratingView} />
          </>
        )
      }
    </ResourceView>
  );
}

/** Nothing that could be shown. */
const isEmptyComplaint = ({ time, type, content, images, disposeDetail }: ProblemDetailReply): boolean =>
  [time, type, content, disposeDetail].every((value) => shownText(value) === '') &&
  pictureAddresses(images).length === 0;
