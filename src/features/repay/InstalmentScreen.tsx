import { useId, useState } from 'react';
import type { DetailRow, LoanPlayDetailReply } from '../../generated/replies';
import { shownText } from '../../kernel/shownValue';
import { useTranslate } from '../../texts/TranslateContext';
import { DetailRows } from '../../ui/borrower/DetailRows';
import { NoticeBox } from '../../ui/borrower/NoticeBox';
import { useDay } from '../../ui/borrower/pageContexts';
import { SectionTitle } from '../../ui/borrower/ScreenFrame';
import { Button } from '../../ui/Button';
import { shownGroups } from './channels';
import { RepayScreen } from './RepayScreen';
import { instalment, type RepayState } from './state';

const stateOf = (state: RepayState) => state.instalment;

/** `/repay`: what is due of a loan, what it is made of, and how to pay it (contract §10). */
export function InstalmentScreen() {
  const translate = useTranslate();
  const day = useDay();
  function repaymentOf(reply: LoanPlayDetailReply) {
    const { repayAmount, repayDate, detail, repayList, productName, productLogo, noticeMsg } = reply;
    const date = day(repayDate);
    return {
      product: productName,
      logo: productLogo,
      label: translate('repay:instalment.amount'),
      owed: repayAmount,
      dueText: date && translate('repay:instalment.dueBy', { date }),
      groups: shownGroups((repayList ?? []).map(({ reviewer, list }) => ({ title: reviewer, list }))),
      details: (
        <>
          <FoldedDetails rows={detail ?? []} />
          {shownText(noticeMsg) && <NoticeBox>{shownText(noticeMsg)}</NoticeBox>}
        </>
      ),
    };
  }
  return (
    <RepayScreen
      resource={instalment}
      stateOf={stateOf}
      requestType={1}
      title={translate('repay:instalment.title')}
      amountTestId="repay-amount"
      repaymentOf={repaymentOf}
    />
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
          look="flush"
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
