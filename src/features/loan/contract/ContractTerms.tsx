import { contractTerms } from '../../../kernel/market';
import { useTranslate } from '../../../texts/TranslateContext';
import { SectionTitle } from '../../../ui/borrower/SectionTitle';
import styles from './ContractTerms.module.css';

/** The numbers that every contract states (contract §14). */
export function ContractTerms() {
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
