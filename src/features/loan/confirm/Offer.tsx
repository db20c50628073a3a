import type { LoanDetailConfirmReply, RepayPlanRow } from '../../../generated/replies';
import { shownText } from '../../../kernel/shownValue';
import { useTranslate } from '../../../texts/TranslateContext';
import { AmountHero } from '../../../ui/borrower/AmountHero';
import { type DetailRowContent, DetailRows } from '../../../ui/borrower/DetailRows';
import { useDay, useMoney } from '../../../ui/borrower/pageContexts';
import { ProductHeader } from '../../../ui/borrower/ProductHeader';
import { SectionTitle } from '../../../ui/borrower/ScreenFrame';
import { hasCoupon, rateOf, totalOf } from './offerView';
import styles from './Offer.module.css';

/** Term, rate, first payment and coupon: those that the server names. */
function useTermRows(offer: LoanDetailConfirmReply): readonly DetailRowContent[] {
  const translate = useTranslate();
  const money = useMoney();
  const day = useDay();
  const days = shownText(offer.periods);
  const rows = [
    { name: translate('loan:confirm.term'), value: days && translate('loan:confirm.termDays', { days }) },
    { name: translate('loan:confirm.rate'), value: rateOf(offer) },
    { name: translate('loan:confirm.firstPayment'), value: day(offer.firstPayTime) },
    { name: translate('loan:confirm.coupon'), value: hasCoupon(offer) ? money(offer.couNum) : '' },
  ];
  return rows.filter(({ value }) => value !== '');
}

/** What a loan would be: what comes, what it is made of, when what is to be repaid. */
export function Offer({ offer }: { readonly offer: LoanDetailConfirmReply }) {
  const translate = useTranslate();
  const money = useMoney();
  const terms = useTermRows(offer);
  const details = (offer.details ?? []).map(({ text, value }) => ({
    name: shownText(text),
    value: shownText(value),
  }));
  const plans = offer.repay_plans ?? [];
  const detail = money(offer.amountDec);
  const note =
    typeof offer.amountDec === 'number' ? translate('loan:confirm.amountDetail', { amount: detail }) : detail;
  const product = shownText(offer.comProductName);
  return (
    <>
      {product && <ProductHeader name={product} logo={offer.comProductLogo} />}
      <AmountHero
        label={translate('loan:confirm.amount')}
        amount={money(offer.amount)}
        note={note || undefined}
        testId="confirm-amount"
      />
      {terms.length > 0 && <DetailRows rows={terms} />}
      {details.length > 0 && (
        <section>
          <SectionTitle>{translate('loan:confirm.details')}</SectionTitle>
          <DetailRows rows={details} />
        </section>
      )}
      {plans.length > 0 && <PlanList plans={plans} total={totalOf(plans)} />}
    </>
  );
}

interface PlanListProps {
  readonly plans: readonly RepayPlanRow[];
  /** Minor units. */
  readonly total: number | undefined;
}

/** When how much is to be repaid, and what it comes to. */
export function PlanList({ plans, total }: PlanListProps) {
  const translate = useTranslate();
  const money = useMoney();
  const day = useDay();
  return (
    <section>
      <SectionTitle>{translate('loan:confirm.plan')}</SectionTitle>
      <ol>
        {plans.map((plan, position) => (
          <li key={position} className={styles.plan}>
            <div className={styles.words}>
              <p>{shownText(plan.title)}</p>
              <p className={styles.note} translate="no">
                {day(plan.pay_time)}
              </p>
              <p className={styles.note}>{shownText(plan.description)}</p>
            </div>
            <p className={styles.amount} translate="no">
              {money(plan.amount)}
            </p>
          </li>
        ))}
      </ol>
      {total !== undefined && (
        <p className={styles.total}>
          <span>{translate('loan:confirm.planTotal')}</span>
          <span className={styles.amount} translate="no">
            {money(total)}
          </span>
        </p>
      )}
    </section>
  );
}
