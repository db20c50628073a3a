import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useResource } from '../../../effects/useResource';
import { usePageQuery } from '../../../effects/usePageQuery';
import { pageChosen, serverAddressChosen } from '../../../events/navigation';
import { isOutcomeOpen, isUnderWay } from '../../../kernel/acting';
import { useTranslate } from '../../../texts/TranslateContext';
import { EmptyState, StatePanel } from '../../../ui/borrower/StatePanel';
import { FinalRefusal } from '../../../ui/borrower/FinalRefusal';
import { useIsFinalRefusal, useMoney, usePageFacts } from '../../../ui/borrower/pageContexts';
import { finalWords, ResourceView } from '../../../ui/borrower/ResourceView';
import { ScreenFrame } from '../../../ui/borrower/ScreenFrame';
import { SkeletonAmount, SkeletonProduct, SkeletonRows } from '../../../ui/borrower/SkeletonRows';
import { Button } from '../../../ui/Button';
import { SuccessDrawing } from '../../../ui/drawings/SuccessDrawing';
import { Agreement, ConfirmActions } from './ConfirmActions';
import { KeyFactsRow, KeyFactsView, useKeyFacts, useMustRead } from './KeyFacts';
import {
  agreementToggled,
  discarded,
  hasBox,
  isAgreed,
  offer as offerResource,
  offerQuery,
  retried,
  screenLeft,
  submitted,
  contractOf,
  selectConfirm,
} from './slice';
import { Offer } from './Offer';
import { LoanOutcome } from './LoanOutcome';
import { isEmptyOffer } from './offerView';
import { WaitingModal } from './WaitingModal';

const skeleton = (
  <>
    <SkeletonProduct />
    <SkeletonAmount />
    <SkeletonRows count={3} />
    <SkeletonRows count={3} />
  </>
);

/** `/confirmNew`: what a loan would be, and taking it on (contract §10, loan confirmation V3). */
export function ConfirmScreen() {
  const translate = useTranslate();
  const money = useMoney();
  const dispatch = useDispatch();
  const state = useSelector(selectConfirm);
  const { offer, waiting, push, refusal, operation } = state;
  const { consent } = usePageFacts();
  const isFinalRefusal = useIsFinalRefusal();
  const query = usePageQuery(offerQuery);
  const view = useResource(offerResource, offer, query);
  useEffect(() => () => void dispatch(screenLeft()), [dispatch]);

  const keyFacts = useKeyFacts();
  const mustReadKeyFacts = useMustRead(offer.value);

  const title = translate('loan:confirm.title');
  const submit = () => dispatch(submitted({ productId: query.productId }));
  const goToOrders = () => dispatch(pageChosen({ path: '/order', isReplacing: true }));

  if (operation && isOutcomeOpen(push)) {
    return (
      <ScreenFrame title={title} onBack={view.onBack}>
        <LoanOutcome
          operation={operation}
          isRetrying={isUnderWay(push)}
          onCheck={goToOrders}
          onRetry={() => dispatch(retried({ productId: query.productId }))}
          onDiscard={() => dispatch(discarded({ productId: query.productId }))}
        />
      </ScreenFrame>
    );
  }
  if (push === 'done') {
    return (
      <ScreenFrame title={title} onBack={view.onBack}>
        <StatePanel
          isLive
          drawing={<SuccessDrawing />}
          title={translate('loan:confirm.done.title')}
          text={translate('loan:confirm.done.text')}
        >
          <Button onClick={goToOrders}>{translate('loan:confirm.done.orders')}</Button>
        </StatePanel>
      </ScreenFrame>
    );
  }
  if (refusal && isFinalRefusal(refusal)) {
    return (
      <ScreenFrame title={title} onBack={view.onBack} isTitleElsewhere>
        <FinalRefusal words={finalWords(refusal)} onService={view.onService} onHome={view.onHome} />
      </ScreenFrame>
    );
  }
  if (keyFacts.isOpen && offer.value && !offer.problem && !isEmptyOffer(offer.value))
    return <KeyFactsView offer={offer.value} onBack={keyFacts.close} />;
  return (
    <ResourceView
      {...view}
      title={title}
      skeleton={skeleton}
      onRetry={() =>
        // The reload after the waiting modal says so, and so does its repetition.
        dispatch(offerResource.renewed(waiting === 'over' ? { ...query, isType: 1 } : query))
      }
      actions={(value) =>
        !isEmptyOffer(value) && (
          <ConfirmActions
            offer={value}
            isAgreed={isAgreed(state, value, consent)}
            onKeyFactsMissing={mustReadKeyFacts ? keyFacts.open : undefined}
            isBusy={isUnderWay(push)}
            onSubmitted={submit}
          />
        )
      }
    >
      {(value) =>
        isEmptyOffer(value) ? (
          <EmptyState
            title={translate('loan:confirm.empty.title')}
            text={translate('loan:confirm.empty.text')}
            action={translate('loan:confirm.done.orders')}
            onAction={goToOrders}
          />
        ) : (
          <>
            <Offer offer={value} />
            <KeyFactsRow offer={value} onOpen={keyFacts.open} />
            {hasBox(value, consent) && (
              <Agreement
                isAgreed={isAgreed(state, value, consent)}
                onToggled={(isTicked) => dispatch(agreementToggled({ isTicked, at: Date.now() }))}
                contract={contractOf(value)}
                onContractChosen={() => dispatch(serverAddressChosen({ address: contractOf(value) }))}
              />
            )}
            {waiting === 'underWay' && <WaitingModal amount={money(value.amount)} />}
          </>
        )
      }
    </ResourceView>
  );
}
