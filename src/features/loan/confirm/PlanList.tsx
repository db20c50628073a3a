import type { RepayPlanRow } from '../../../generated/replies';
import { shownDay, shownText } from '../../../kernel/shownValue';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMoney } from '../../../ui/borrower/pageContexts';
import { SectionTitle } from '../../../ui/borrower/SectionTitle';
import styles from './PlanList.module.css';

interface PlanListProps {
  readonly plans: readonly RepayPlanRow[];
  /** Minor units. */
  readonly total: number | undefined;
}

/** When how much is to be repaid, and what it comes to. */
export function PlanList({ plans, total }: PlanListProps) {
  const translate = useTranslate();
  const money = useMoney();
  return (
    <section>
      <SectionTitle>{translate('loan:confirm.plan')}</SectionTitle>
      <ol>
        {plans.map((plan, position) => (
          <li key={position} className={styles.plan}>
            <div className={styles.words}>
              <p>{shownText(plan.title)}</p>
              <p className={styles.note}>{shownDay(plan.pay_time)}</p>
              <p className={styles.note}>{shownText(plan.description)}</p>
            </div>
            <p className={styles.amount}>{money(plan.amount)}</p>
          </li>
        ))}
      </ol>
      {total !== undefined && (
        <p className={styles.total}>
          <span>{translate('loan:confirm.planTotal')}</span>
          <span className={styles.amount}>{money(total)}</span>
        </p>
      )}
    </section>
  );
}
