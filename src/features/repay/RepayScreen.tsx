import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { toastRequested } from '../../events/toast';
import type { Resource, ResourceState } from '../../effects/resource';
import { useResource } from '../../effects/useResource';
import { usePageQuery } from '../../effects/usePageQuery';
import { pageChosen } from '../../events/navigation';
import type { LoanOrderPayload } from '../../generated/payloads';
import { minorUnitDigits } from '../../kernel/money';
import { pageAddress } from '../../kernel/pageAddress';
import { isEmptyReply, shownText, type Shown } from '../../kernel/shownValue';
import { useTranslate } from '../../texts/TranslateContext';
import { useMoney } from '../../ui/borrower/pageContexts';
import { AmountHero } from '../../ui/borrower/AmountHero';
import { ProductHeader } from '../../ui/borrower/ProductHeader';
import { ResourceView } from '../../ui/borrower/ResourceView';
import { SkeletonAmount, SkeletonBoxes, SkeletonProduct, SkeletonRows } from '../../ui/borrower/SkeletonRows';
import { EmptyState } from '../../ui/borrower/StatePanel';
import { ServiceCorner } from './bubble/ServiceCorner';
import { ChannelGroups } from './ChannelGroups';
import styles from './ChannelGroups.module.css';
import type { ShownGroup } from './channels';
import { orderQuery, type RepayState } from './state';

const skeleton = (
  <>
    <SkeletonProduct />
    <SkeletonAmount />
    <SkeletonRows count={2} />
    <SkeletonBoxes className={styles.awaited} />
  </>
);

/** What is paid for, how much and until when: as much of it as the server says. */
interface Repayment {
  readonly product: Shown;
  readonly logo: string | null | undefined;
  readonly label: string;
  /** Minor units. */
  readonly owed: Shown;
  /** When it is due, in words; empty: not known. */
  readonly dueText: string;
  readonly groups: readonly ShownGroup[];
  /** Between the amount and the ways to pay. */
  readonly details: ReactNode;
}

interface RepayScreenProps<Reply> {
  readonly resource: Resource<LoanOrderPayload, Reply>;
  readonly stateOf: (state: RepayState) => ResourceState<Reply>;
  /** What the instructions are for (contract §10): 1 an instalment, 2 an extension. */
  readonly requestType: 1 | 2;
  readonly title: string;
  readonly amountTestId: string;
  readonly repaymentOf: (reply: Reply) => Repayment;
}

/** Paying for something of a loan: what, how much, and by which ways. */
export function RepayScreen<Reply>(props: RepayScreenProps<Reply>) {
  const { resource, stateOf, requestType, title, amountTestId, repaymentOf } = props;
  const dispatch = useDispatch();
  const translate = useTranslate();
  const money = useMoney();
  const { search } = useLocation();
  const order = usePageQuery(orderQuery);
  const view = useResource(resource, useSelector(stateOf), order);
  return (
    <ResourceView {...view} title={title} skeleton={skeleton} aside={<ServiceCorner />}>
      {(reply) => {
        if (isEmptyReply(reply)) {
          // Its loan may say more, and stands among the others.
          return (
            <EmptyState
              title={translate('repay:empty.title')}
              text={translate('repay:empty.text')}
              action={translate('repay:empty.orders')}
              onAction={() => dispatch(pageChosen({ path: '/order' }))}
            />
          );
        }
        const { product, logo, label, owed, dueText, details, groups } = repaymentOf(reply);
        const name = shownText(product);
        const amount = money(owed);
        const request = { requestType, amount: minorUnitDigits(owed), ...order };
        return (
          <>
            {(name || shownText(logo)) && <ProductHeader name={name} logo={logo} />}
            {amount && (
              <AmountHero label={label} amount={amount} note={dueText || undefined} testId={amountTestId} />
            )}
            {!amount && dueText && <p>{dueText}</p>}
            {details}
            <ChannelGroups
              groups={groups}
              amount={amount}
              instructionsOf={(payCode) => pageAddress('/carpmm', { ...request, payCode }, search)}
              onCopied={() => dispatch(toastRequested({ key: 'borrower:copied' }))}
            />
          </>
        );
      }}
    </ResourceView>
  );
}
