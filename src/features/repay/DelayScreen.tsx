import type { DelayPlanRow, LoanPlayDelayDetailReply } from '../../generated/replies';
import { shownText, type Shown } from '../../kernel/shownValue';
import { useTranslate } from '../../texts/TranslateContext';
import { DetailRows } from '../../ui/borrower/DetailRows';
import { NoticeBox } from '../../ui/borrower/NoticeBox';
import { useDay, useMoney } from '../../ui/borrower/pageContexts';
import { SectionTitle } from '../../ui/borrower/ScreenFrame';
import { shownGroups } from './channels';
import { keptFigure } from '../../ui/Figures';
import layout from '../../ui/borrower/layout.module.css';
import styles from './DelayScreen.module.css';
import { RepayScreen } from './RepayScreen';
import { delay, type RepayState } from './state';

const Stacked = ({ main, small }: { readonly main: string; readonly small: string }) => (
  <>
    <span className={styles.main} translate={keptFigure(main)}>
      {main}
    </span>
    {small && (
      <span className={layout.asideLine} translate={keptFigure(small)}>
        {small}
      </span>
    )}
  </>
);

function planRows(
  rows: readonly DelayPlanRow[],
  money: (amount: Shown) => string,
  day: (date: Shown) => string,
) {
  return rows
    .map(({ title, amount, remark, time }) => ({
      title: shownText(title),
      amount: money(amount),
      remark: shownText(remark),
      time: day(time),
    }))
    .filter((row) => Object.values(row).some(Boolean))
    .map(({ title, amount, remark, time }) => ({
      name: <Stacked main={title} small={remark} />,
      value: <Stacked main={amount} small={time} />,
    }));
}

const stateOf = (state: RepayState) => state.delay;

/** `/repayDelay`: what an extension costs, what is owed afterwards, and how to pay for it (contract §10). */
export function DelayScreen() {
  const translate = useTranslate();
  const money = useMoney();
  const day = useDay();
  function repaymentOf(reply: LoanPlayDelayDetailReply) {
    const { delayInfo, repayPlan, repayList, productName, productLogo, noticeMsg, note } = reply;
    const date = day(delayInfo?.delayTime);
    const plan = planRows(repayPlan ?? [], money, day);
    const notices = [noticeMsg, note].map(shownText).filter(Boolean);
    return {
      product: productName,
      logo: productLogo,
      label: shownText(delayInfo?.reviewer) || translate('repay:delay.amount'),
      owed: delayInfo?.delayAmount,
      dueText: date && translate('repay:delay.newDate', { date }),
      groups: shownGroups((repayList ?? []).map(({ title, list }) => ({ title, list }))),
      details: (
        <>
          {plan.length > 0 && (
            <section>
              <SectionTitle>{translate('repay:delay.plan')}</SectionTitle>
              <DetailRows rows={plan} />
            </section>
          )}
          {notices.length > 0 && (
            <NoticeBox>
              {notices.map((text, position) => (
                <p key={position} className={styles.notice}>
                  {text}
                </p>
              ))}
            </NoticeBox>
          )}
        </>
      ),
    };
  }
  return (
    <RepayScreen
      resource={delay}
      stateOf={stateOf}
      requestType={2}
      title={translate('repay:delay.title')}
      amountTestId="delay-amount"
      repaymentOf={repaymentOf}
    />
  );
}
