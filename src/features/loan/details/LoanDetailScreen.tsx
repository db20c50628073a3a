import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useRating } from '../../../effects/useRating';
import { useResource } from '../../../effects/useResource';
import { usePageQuery } from '../../../effects/usePageQuery';
import { loanLeft, selectForeseen } from '../../../events/foreseen';
import { appChosen, pageChosen, serverAddressChosen } from '../../../events/navigation';
import type { LoanDetailsReply } from '../../../generated/replies';
import { pageAddress } from '../../../kernel/pageAddress';
import type { BorrowerPath } from '../../../kernel/pagePaths';
import { shownText } from '../../../kernel/shownValue';
import { useTranslate } from '../../../texts/TranslateContext';
import { EmptyState } from '../../../ui/borrower/StatePanel';
import { LoanSkeleton } from '../../../ui/borrower/LoanSkeleton';
import { RatingSheets } from '../../../ui/borrower/RatingSheets';
import { ResourceView } from '../../../ui/borrower/ResourceView';
import { Leaving } from '../leaving/Leaving';
import { PaidNotices } from '../paid/PaidNotices';
import { details as detailsResource, orderQuery, rating as loanRating, selectDetails } from './slice';
import { ExtensionModal, LoanActions } from './LoanActions';
import { LoanDetails } from './LoanDetails';

const isEmpty = (details: LoanDetailsReply): boolean =>
  shownText(details.noticeStatusText) === '' &&
  shownText(details.productName) === '' &&
  (details.orderStatus ?? null) === null;

/** `/loanDetail`: where a loan stands and what can be done with it (contract §10, loan order details V3). */
export function LoanDetailScreen() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { details, rating } = useSelector(selectDetails);
  const { search } = useLocation();
  const order = usePageQuery(orderQuery);
  const [isExtensionAsked, setIsExtensionAsked] = useState(false);
  const view = useResource(detailsResource, details, order);
  const ratingView = useRating(loanRating, rating, order);
  const known = useSelector(selectForeseen(order.orderId));
  useEffect(() => () => void dispatch(loanLeft()), [dispatch]);

  const addressOf = (path: BorrowerPath) => pageAddress(path, order, search);
  const repay = (h5Url: string) =>
    dispatch(h5Url ? serverAddressChosen({ address: h5Url }) : pageChosen({ path: '/repay', query: order }));
  return (
    <ResourceView
      {...view}
      title={translate('loan:details.title')}
      skeleton={<LoanSkeleton known={known} />}
      actions={(value) => (
        <LoanActions
          details={value}
          addressOf={addressOf}
          onRepay={() => repay(shownText(value.h5Url))}
          onExtend={() => setIsExtensionAsked(true)}
          onBorrowAgain={() => dispatch(appChosen())}
        />
      )}
    >
      {(value) =>
        isEmpty(value) ? (
          <EmptyState
            title={translate('loan:details.empty.title')}
            text={translate('loan:details.empty.text')}
            action={translate('loan:confirm.done.orders')}
            onAction={() => dispatch(pageChosen({ path: '/order' }))}
          />
        ) : (
          <>
            <PaidNotices orderId={order.orderId} />
            <LoanDetails
              details={value}
              onContractChosen={(address) => dispatch(serverAddressChosen({ address }))}
            />
            <Leaving details={value} orderId={order.orderId} />
            {isExtensionAsked && (
              <ExtensionModal
                address={addressOf('/repayDelay')}
                onGo={() => dispatch(pageChosen({ path: '/repayDelay', query: order }))}
                onNotNeeded={() => {
                  setIsExtensionAsked(false);
                  repay(shownText(value.h5Url));
                }}
                onClose={() => setIsExtensionAsked(false)}
              />
            )}
            <RatingSheets {...ratingView} />
          </>
        )
      }
    </ResourceView>
  );
}
