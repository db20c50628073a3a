import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useOpened } from '../../../effects/useOpened';
import { usePageQuery } from '../../../effects/usePageQuery';
import { pageChosen, useNavigation } from '../../../events/navigation';
import { isUnderWay } from '../../../kernel/acting';
import { useTranslate } from '../../../texts/TranslateContext';
import { EmptyState } from '../../../ui/borrower/EmptyState';
import { RatingSheets } from '../../../ui/borrower/RatingSheets';
import { ResourceView } from '../../../ui/borrower/ResourceView';
import { Button } from '../../../ui/Button';
import { ComplaintContent } from './ComplaintContent';
import { DetailsSkeleton } from './DetailsSkeleton';
import {
  complaint as complaintResource,
  complaintLeft,
  rating as complaintRating,
  selectComplaint,
} from './slice';
import type { ProblemDetailReply } from '../../../generated/replies';
import { shownText } from '../../../kernel/shownValue';
import { pictureAddresses } from '../draft';

const skeleton = <DetailsSkeleton />;

/** `/complainDetails`: one complaint, what the service says to it, and the rating of that (contract §10, §11). */
export function DetailsScreen() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const navigation = useNavigation();
  const query = usePageQuery('problemId');
  const { complaint, rating } = useSelector(selectComplaint);
  useOpened(complaintResource, query);
  useEffect(() => () => void dispatch(complaintLeft()), [dispatch]);
  return (
    <ResourceView
      {...navigation}
      {...complaint}
      title={translate('complaint:details.title')}
      skeleton={skeleton}
      onRetry={() => dispatch(complaintResource.renewed(query))}
    >
      {(value) =>
        isEmptyComplaint(value) ? (
          <EmptyState
            title={translate('complaint:details.empty.title')}
            text={translate('complaint:details.empty.text')}
          >
            <Button onClick={() => dispatch(pageChosen({ path: '/complaintList' }))}>
              {translate('complaint:details.empty.list')}
            </Button>
          </EmptyState>
        ) : (
          <>
            <ComplaintContent complaint={value} />
            <RatingSheets
              sheet={rating.sheet}
              stars={rating.stars}
              isSending={isUnderWay(rating.sending)}
              onRated={(stars) => dispatch(complaintRating.starsChosen(stars))}
              onSend={() => dispatch(complaintRating.submitted(query))}
              onClose={() => dispatch(complaintRating.closed())}
            />
          </>
        )
      }
    </ResourceView>
  );
}

/** Nothing that could be shown. */
export const isEmptyComplaint = ({
  time,
  type,
  content,
  images,
  disposeDetail,
}: ProblemDetailReply): boolean =>
  [time, type, content, disposeDetail].every((value) => shownText(value) === '') &&
  pictureAddresses(images).length === 0;
