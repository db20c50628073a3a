import type { DelayPlanRow, LoanPlayDelayDetailReply } from '../../generated/replies';
import { shownDay, shownText, type Shown } from '../../kernel/shownValue';
import { useTranslate } from '../../texts/TranslateContext';
import { DetailRows } from '../../ui/borrower/DetailRows';
import { useMoney } from '../../ui/borrower/pageContexts';
import { NoticeBox } from '../../ui/borrower/NoticeBox';
import { SectionTitle } from '../../ui/borrower/SectionTitle';
import { ChannelGroups } from './ChannelGroups';
import { shownGroups } from './channels';
import { isEmptyReply, RepayEmpty, RepayHead } from './RepayHead';
import type { RepayContentProps } from './InstalmentContent';
import styles from './DelayContent.module.css';

const Stacked = ({ main, small }: { readonly main: string; readonly small: string }) => (
  <>
    <span className={styles.main}>{main}</span>
    {small && <span className={styles.small}>{small}</span>}
  </>
);

function planRows(rows: readonly DelayPlanRow[], money: (amount: Shown) => string) {
  return rows
    .map(({ title, amount, remark, time }) => ({
      title: shownText(title),
      amount: money(amount),
      remark: shownText(remark),
      time: shownDay(time),
    }))
    .filter((row) => Object.values(row).some(Boolean))
    .map(({ title, amount, remark, time }) => ({
      name: <Stacked main={title} small={remark} />,
      value: <Stacked main={amount} small={time} />,
    }));
}

/** What an extension costs, what is owed afterwards, and how to pay for it. */
export function DelayContent({
  reply,
  instructionsOf,
  onCopied,
}: RepayContentProps<LoanPlayDelayDetailReply>) {
  const translate = useTranslate();
  const money = useMoney();
  const { delayInfo, repayPlan, repayList, productName, productLogo, noticeMsg, note } = reply;
  const amount = money(delayInfo?.delayAmount);
  const date = shownDay(delayInfo?.delayTime);
  if (isEmptyReply(reply)) return <RepayEmpty />;
  const plan = planRows(repayPlan ?? [], money);
  const notices = [noticeMsg, note].map(shownText).filter(Boolean);
  const groups = shownGroups((repayList ?? []).map(({ title, list }) => ({ title, list })));
  return (
    <>
      <RepayHead
        product={productName}
        logo={productLogo}
        label={shownText(delayInfo?.reviewer) || translate('repay:delay.amount')}
        amount={amount}
        dueText={date && translate('repay:delay.newDate', { date })}
        testId="delay-amount"
      />
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
      <ChannelGroups groups={groups} amount={amount} instructionsOf={instructionsOf} onCopied={onCopied} />
    </>
  );
}
