import { useDispatch, useSelector } from 'react-redux';
import { useOpened } from '../../effects/useOpened';
import { usePageQuery } from '../../effects/usePageQuery';
import { copyChosen } from '../../effects/copy';
import { useNavigation } from '../../events/navigation';
import { parseMinorUnits } from '../../kernel/money';
import { shownText } from '../../kernel/shownValue';
import { useTranslate } from '../../texts/TranslateContext';
import { useMoney } from '../../ui/borrower/pageContexts';
import { ResourceView } from '../../ui/borrower/ResourceView';
import { InstructionsContent } from './InstructionsContent';
import { InstructionsSkeleton } from './RepaySkeleton';
import { instructions, type RepayState } from './state';

/** `/carpmm`: how to pay by the channel that was chosen (contract §10). */
export function InstructionsScreen({ feesPageUrl }: { readonly feesPageUrl: string }) {
  const dispatch = useDispatch();
  const translate = useTranslate();
  const money = useMoney();
  const navigation = useNavigation();
  const state = useSelector((all: RepayState) => all.instructions);
  const request = usePageQuery('productId', 'orderId', 'amount', 'payCode', 'requestType');
  useOpened(instructions, request);
  return (
    <ResourceView
      {...navigation}
      {...state}
      onRetry={() => dispatch(instructions.renewed(request))}
      title={translate('repay:instructions.title')}
      skeleton={<InstructionsSkeleton />}
    >
      {(reply) => {
        const stated = reply.repayDetail?.amount;
        return (
          <InstructionsContent
            reply={reply}
            amount={money(shownText(stated) === '' ? parseMinorUnits(request.amount) : stated)}
            feesPageUrl={feesPageUrl}
            onCopied={(text) => dispatch(copyChosen(text))}
            onAnotherChosen={navigation.onBack}
          />
        );
      }}
    </ResourceView>
  );
}
