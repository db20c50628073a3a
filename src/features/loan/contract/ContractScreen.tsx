import { useDispatch, useSelector } from 'react-redux';
import { useResource } from '../../../effects/useResource';
import { usePageQuery } from '../../../effects/usePageQuery';
import { pageChosen } from '../../../events/navigation';
import { useTranslate } from '../../../texts/TranslateContext';
import { DetailRows } from '../../../ui/borrower/DetailRows';
import { EmptyState } from '../../../ui/borrower/StatePanel';
import { useDay, useMoney } from '../../../ui/borrower/pageContexts';
import { ResourceView } from '../../../ui/borrower/ResourceView';
import { SectionTitle } from '../../../ui/borrower/ScreenFrame';
import { SkeletonRows } from '../../../ui/borrower/SkeletonRows';
import { contractSections } from './contractSections';
import { contract as contractResource, contractQuery, selectContract } from '../slice';
import { contractTerms } from '../../../kernel/market';
import styles from './ContractScreen.module.css';

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
  const day = useDay();
  const dispatch = useDispatch();
  const contract = useSelector(selectContract);
  const query = usePageQuery(contractQuery);
  const view = useResource(contractResource, contract, query);
  return (
    <ResourceView
      {...view}
      title={translate(isPeriodLoan ? 'loan:contract.periodTitle' : 'loan:contract.title')}
      skeleton={skeleton}
    >
      {(value) => {
        const sections = contractSections(value, money, day);
        return (
          <>
            {sections.length === 0 && (
              <EmptyState
                title={translate('loan:contract.empty.title')}
                text={translate('loan:contract.empty.text')}
                action={translate('loan:confirm.done.orders')}
                onAction={() => dispatch(pageChosen({ path: '/order' }))}
              />
            )}
            {sections.map(({ title, rows }) => (
              <section key={title}>
                <SectionTitle>{translate(title)}</SectionTitle>
                <DetailRows
                  areNames
                  rows={rows.map((row) => ({ name: translate(row.name), value: row.value }))}
                />
              </section>
            ))}
            <ContractTerms />
          </>
        );
      }}
    </ResourceView>
  );
}

/** The numbers that every contract states (contract §14). */
function ContractTerms() {
  const translate = useTranslate();
  const {
    annualInterestPercent,
    interestPercent,
    vatPercent,
    overduePenaltyPercentPerDay,
    postponementDays,
  } = contractTerms;
  return (
    <section>
      <SectionTitle>{translate('loan:contract.terms')}</SectionTitle>
      <ol className={styles.terms}>
        <li>
          {translate('loan:contract.termInterest', { annual: annualInterestPercent, daily: interestPercent })}
        </li>
        <li>{translate('loan:contract.termVat', { vat: vatPercent })}</li>
        <li>{translate('loan:contract.termPenalty', { penalty: overduePenaltyPercentPerDay })}</li>
        <li>{translate('loan:contract.termDelay', { days: postponementDays })}</li>
      </ol>
    </section>
  );
}
