import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useOpened } from '../../../effects/useOpened';
import { usePageQuery } from '../../../effects/usePageQuery';
import { appChosen, pageChosen, serverAddressChosen, useNavigation } from '../../../events/navigation';
import type { LoanDetailsReply } from '../../../generated/replies';
import { shownText } from '../../../kernel/shownValue';
import { useTranslate } from '../../../texts/TranslateContext';
import { EmptyState } from '../../../ui/borrower/EmptyState';
import { ResourceView } from '../../../ui/borrower/ResourceView';
import { SkeletonProduct, SkeletonRows } from '../../../ui/borrower/SkeletonRows';
import { Button } from '../../../ui/Button';
import { details as detailsResource } from './events';
import { ExtensionModal } from './ExtensionModal';
import { LoanActions } from './LoanActions';
import { LoanDetails } from './LoanDetails';
import { RatingSheets } from './RatingSheets';
import { selectDetails } from './slice';
import { StatusSkeleton } from './StatusSkeleton';

const skeleton = (
  <>
    <StatusSkeleton />
    <SkeletonProduct />
    <SkeletonRows count={5} />
  </>
);

const isEmpty = (details: LoanDetailsReply): boolean =>
  shownText(details.noticeStatusText) === '' &&
  shownText(details.productName) === '' &&
  (details.orderStatus ?? null) === null;

/** `/loanDetail`: where a loan stands and what can be done with it (contract §10, loan order details V3). */
export function LoanDetailScreen() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const navigation = useNavigation();
  const { details } = useSelector(selectDetails);
  const order = usePageQuery('productId', 'orderId');
  const [isExtensionAsked, setIsExtensionAsked] = useState(false);
  useOpened(detailsResource, order);

  const repay = (h5Url: string) =>
    dispatch(h5Url ? serverAddressChosen({ address: h5Url }) : pageChosen({ path: '/repay', query: order }));
  return (
    <ResourceView
      {...navigation}
      {...details}
      title={translate('loan:details.title')}
      skeleton={skeleton}
      onRetry={() => dispatch(detailsResource.renewed(order))}
      actions={(value) => (
        <LoanActions
          details={value}
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
          >
            <Button onClick={() => dispatch(pageChosen({ path: '/order' }))}>
              {translate('loan:confirm.done.orders')}
            </Button>
          </EmptyState>
        ) : (
          <>
            <LoanDetails
              details={value}
              onContractChosen={(address) => dispatch(serverAddressChosen({ address }))}
            />
            {isExtensionAsked && (
              <ExtensionModal
                onGo={() => dispatch(pageChosen({ path: '/repayDelay', query: order }))}
                onNotNeeded={() => {
                  setIsExtensionAsked(false);
                  repay(shownText(value.h5Url));
                }}
                onClose={() => setIsExtensionAsked(false)}
              />
            )}
            <RatingSheets order={order} />
          </>
        )
      }
    </ResourceView>
  );
}
