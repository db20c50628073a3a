import { useDispatch, useSelector } from 'react-redux';
import { useOpened } from '../../../effects/useOpened';
import { usePageQuery } from '../../../effects/usePageQuery';
import { pageChosen, useNavigation } from '../../../events/navigation';
import { useTranslate } from '../../../texts/TranslateContext';
import { DetailRows } from '../../../ui/borrower/DetailRows';
import { EmptyState } from '../../../ui/borrower/EmptyState';
import { useMoney } from '../../../ui/borrower/pageContexts';
import { ResourceView } from '../../../ui/borrower/ResourceView';
import { SectionTitle } from '../../../ui/borrower/SectionTitle';
import { SkeletonRows } from '../../../ui/borrower/SkeletonRows';
import { Button } from '../../../ui/Button';
import { contractSections } from './contractSections';
import { ContractTerms } from './ContractTerms';
import { contract as contractResource } from './events';
import { selectContract } from './slice';

const skeleton = (
  <>
    <SkeletonRows count={3} />
    <SkeletonRows count={6} />
    <SkeletonRows count={4} />
  </>
);

interface ContractScreenProps {
  /** The loan is paid back in instalments: `/agony`, else `/loanAgreement` (contract §4). */
  readonly isPeriodLoan?: boolean;
}

/** The contract of one loan: its own fields, then the numbers that every contract states. */
export function ContractScreen({ isPeriodLoan = false }: ContractScreenProps) {
  const translate = useTranslate();
  const money = useMoney();
  const dispatch = useDispatch();
  const navigation = useNavigation();
  const contract = useSelector(selectContract);
  const query = usePageQuery('orderNo');
  useOpened(contractResource, query);
  return (
    <ResourceView
      {...navigation}
      {...contract}
      title={translate(isPeriodLoan ? 'loan:contract.periodTitle' : 'loan:contract.title')}
      skeleton={skeleton}
      onRetry={() => dispatch(contractResource.renewed(query))}
    >
      {(value) => {
        const sections = contractSections(value, money);
        return (
          <>
            {sections.length === 0 && (
              <EmptyState
                title={translate('loan:contract.empty.title')}
                text={translate('loan:contract.empty.text')}
              >
                <Button onClick={() => dispatch(pageChosen({ path: '/order' }))}>
                  {translate('loan:confirm.done.orders')}
                </Button>
              </EmptyState>
            )}
            {sections.map(({ title, rows }) => (
              <section key={title}>
                <SectionTitle>{translate(title)}</SectionTitle>
                <DetailRows rows={rows.map((row) => ({ name: translate(row.name), value: row.value }))} />
              </section>
            ))}
            <ContractTerms />
          </>
        );
      }}
    </ResourceView>
  );
}
