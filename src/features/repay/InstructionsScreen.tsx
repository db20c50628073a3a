import { useDispatch, useSelector } from 'react-redux';
import { useResource } from '../../effects/useResource';
import { usePageQuery } from '../../effects/usePageQuery';
import { toastRequested } from '../../events/toast';
import { parseMinorUnits } from '../../kernel/money';
import { shownText } from '../../kernel/shownValue';
import { useTranslate } from '../../texts/TranslateContext';
import { useMoney } from '../../ui/borrower/pageContexts';
import { ResourceView } from '../../ui/borrower/ResourceView';
import { SkeletonAmount, SkeletonRows } from '../../ui/borrower/SkeletonRows';
import { Skeleton } from '../../ui/Skeleton';
import { InstructionsContent } from './InstructionsContent';
import styles from './InstructionsContent.module.css';
import { instructions, instructionsQuery, type RepayState } from './state';

const skeleton = (
  <>
    <SkeletonAmount />
    <SkeletonRows count={1} />
    <Skeleton className={styles.awaitedCode} />
    <SkeletonRows count={2} />
  </>
);

/** `/carpmm`: how to pay by the channel that was chosen (contract §10). */
export function InstructionsScreen({ feesPageUrl }: { readonly feesPageUrl: string }) {
  const dispatch = useDispatch();
  const translate = useTranslate();
  const money = useMoney();
  const state = useSelector((all: RepayState) => all.instructions);
  const request = usePageQuery(instructionsQuery);
  const view = useResource(instructions, state, request);
  return (
    <ResourceView {...view} title={translate('repay:instructions.title')} skeleton={skeleton}>
      {(reply) => {
        const stated = reply.repayDetail?.amount;
        return (
          <InstructionsContent
            reply={reply}
            amount={money(shownText(stated) === '' ? parseMinorUnits(request.amount) : stated)}
            feesPageUrl={feesPageUrl}
            onCopied={() => dispatch(toastRequested({ key: 'borrower:copied' }))}
            onAnotherChosen={view.onBack}
          />
        );
      }}
    </ResourceView>
  );
}
