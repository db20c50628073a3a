import { useDispatch, useSelector } from 'react-redux';
import { useOpened } from '../../effects/useOpened';
import { usePageQuery } from '../../effects/usePageQuery';
import { copyChosen } from '../../effects/copy';
import { useNavigation } from '../../events/navigation';
import { useTranslate } from '../../texts/TranslateContext';
import { ResourceView } from '../../ui/borrower/ResourceView';
import { ServiceCorner } from './bubble/ServiceCorner';
import { DelayContent } from './DelayContent';
import { RepaySkeleton } from './RepaySkeleton';
import { delay, type RepayState } from './state';
import { useInstructionsAddress } from './useInstructionsAddress';

/** `/repayDelay`: paying for an extension (contract §10). */
export function DelayScreen() {
  const dispatch = useDispatch();
  const translate = useTranslate();
  const navigation = useNavigation();
  const state = useSelector(({ delay: shown }: RepayState) => shown);
  const order = usePageQuery('productId', 'orderId');
  useOpened(delay, order);
  const instructionsOf = useInstructionsAddress(2);
  return (
    <ResourceView
      {...navigation}
      {...state}
      onRetry={() => dispatch(delay.renewed(order))}
      title={translate('repay:delay.title')}
      skeleton={<RepaySkeleton />}
      aside={<ServiceCorner />}
    >
      {(reply) => (
        <DelayContent
          reply={reply}
          instructionsOf={instructionsOf(reply.delayInfo?.delayAmount)}
          onCopied={(reference) => dispatch(copyChosen(reference))}
        />
      )}
    </ResourceView>
  );
}
