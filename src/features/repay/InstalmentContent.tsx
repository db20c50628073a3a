import type { DetailRow, LoanPlayDetailReply } from '../../generated/replies';
import { shownDay, shownText } from '../../kernel/shownValue';
import { useTranslate } from '../../texts/TranslateContext';
import { useMoney } from '../../ui/borrower/pageContexts';
import { NoticeBox } from '../../ui/borrower/NoticeBox';
import { ChannelGroups } from './ChannelGroups';
import { shownGroups } from './channels';
import { isEmptyReply, RepayEmpty, RepayHead } from './RepayHead';
import { useId, useState } from 'react';
import { DetailRows } from '../../ui/borrower/DetailRows';
import { SectionTitle } from '../../ui/borrower/SectionTitle';
import { Button } from '../../ui/Button';
import styles from './FoldedDetails.module.css';

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

/** Rows that are seen before more are asked for (contract §14). */
const foldedCount = 2;

/** What an amount is made of: its first two rows, and the rest on request. */
function FoldedDetails({ rows }: { readonly rows: readonly DetailRow[] }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const contents = rows
    .map(({ text, value }) => ({ name: shownText(text), value: shownText(value) }))
    .filter(({ name, value }) => name || value);
  if (contents.length === 0) return null;
  const isFoldable = contents.length > foldedCount;
  return (
    <section>
      <SectionTitle>{translate('repay:instalment.details')}</SectionTitle>
      <DetailRows id={id} rows={isOpen ? contents : contents.slice(0, foldedCount)} rowTestId="detail-row" />
      {isFoldable && (
        <Button
          look="plain"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          data-testid="detail-toggle"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen
            ? translate('repay:instalment.showLess')
            : translate('repay:instalment.showMore', { rows: contents.length })}
        </Button>
      )}
    </section>
  );
}
