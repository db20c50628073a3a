import { useDispatch, useSelector } from 'react-redux';
import { useOpened } from '../../effects/useOpened';
import { usePageQuery } from '../../effects/usePageQuery';
import { copyChosen } from '../../effects/copy';
import { useNavigation } from '../../events/navigation';
import { useTranslate } from '../../texts/TranslateContext';
import { ResourceView } from '../../ui/borrower/ResourceView';
import { ServiceCorner } from './bubble/ServiceCorner';
import { InstalmentContent } from './InstalmentContent';
import { RepaySkeleton } from './RepaySkeleton';
import { instalment, type RepayState } from './state';
import { useInstructionsAddress } from './useInstructionsAddress';

/** `/repay`: repaying an instalment (contract §10). */
export function InstalmentScreen() {
  const dispatch = useDispatch();
  const translate = useTranslate();
  const navigation = useNavigation();
  const state = useSelector(({ instalment: shown }: RepayState) => shown);
  const order = usePageQuery('productId', 'orderId');
  useOpened(instalment, order);
  const instructionsOf = useInstructionsAddress(1);
  return (
    <ResourceView
      {...navigation}
      {...state}
      onRetry={() => dispatch(instalment.renewed(order))}
      title={translate('repay:instalment.title')}
      skeleton={<RepaySkeleton />}
      aside={<ServiceCorner />}
    >
      {(reply) => (
        <InstalmentContent
          reply={reply}
          instructionsOf={instructionsOf(reply.repayAmount)}
          onCopied={(reference) => dispatch(copyChosen(reference))}
        />
      )}
    </ResourceView>
  );
}
