import type { LoanPlayDetailReply } from '../../generated/replies';
import { shownDay, shownText } from '../../kernel/shownValue';
import { useTranslate } from '../../texts/TranslateContext';
import { useMoney } from '../../ui/borrower/LanguageTypeContext';
import { NoticeBox } from '../../ui/borrower/NoticeBox';
import { ChannelGroups } from './ChannelGroups';
import { shownGroups } from './channels';
import { FoldedDetails } from './FoldedDetails';
import { isEmptyReply } from './isEmptyReply';
import { RepayEmpty } from './RepayEmpty';
import { RepayHead } from './RepayHead';

export interface RepayContentProps<Reply> {
  readonly reply: Reply;
  /** Address of a channel's instructions. */
  readonly instructionsOf: (payCode: string) => string;
  readonly onCopied: (reference: string) => void;
}

/** What is due of a loan, what it is made of, and how to pay it. */
export function InstalmentContent({
  reply,
  instructionsOf,
  onCopied,
}: RepayContentProps<LoanPlayDetailReply>) {
  const translate = useTranslate();
  const money = useMoney();
  const { repayAmount, repayDate, detail, repayList, productName, productLogo, noticeMsg } = reply;
  const amount = money(repayAmount);
  const date = shownDay(repayDate);
  if (isEmptyReply(reply)) return <RepayEmpty />;
  const groups = shownGroups((repayList ?? []).map(({ reviewer, list }) => ({ title: reviewer, list })));
  return (
    <>
      <RepayHead
        product={productName}
        logo={productLogo}
        label={translate('repay:instalment.amount')}
        amount={amount}
        dueText={date && translate('repay:instalment.dueBy', { date })}
        testId="repay-amount"
      />
      <FoldedDetails rows={detail ?? []} />
      {shownText(noticeMsg) && <NoticeBox>{shownText(noticeMsg)}</NoticeBox>}
      <ChannelGroups groups={groups} amount={amount} instructionsOf={instructionsOf} onCopied={onCopied} />
    </>
  );
}
