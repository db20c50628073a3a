import { type Shown, shownText } from '../../kernel/shownValue';
import { AmountHero } from '../../ui/borrower/AmountHero';
import { ProductHeader } from '../../ui/borrower/ProductHeader';
import { useDispatch } from 'react-redux';
import { pageChosen } from '../../events/navigation';
import { useTranslate } from '../../texts/TranslateContext';
import { EmptyState } from '../../ui/borrower/EmptyState';
import { Button } from '../../ui/Button';

interface RepayHeadProps {
  readonly product: Shown;
  readonly logo: string | null | undefined;
  /** What the amount is. */
  readonly label: string;
  /** With its sign; empty: not known. */
  readonly amount: string;
  /** When it is due, in words; empty: not known. */
  readonly dueText: string;
  readonly testId: string;
}

/** What is paid for, how much and until when: as much of it as the server says. */
export function RepayHead({ product, logo, label, amount, dueText, testId }: RepayHeadProps) {
  const name = shownText(product);
  return (
    <>
      {(name || shownText(logo)) && <ProductHeader name={name} logo={logo} />}
      {amount && <AmountHero label={label} amount={amount} note={dueText || undefined} testId={testId} />}
      {!amount && dueText && <p>{dueText}</p>}
    </>
  );
}

/** The server has nothing to say of a repayment: its loan may, and stands among the others. */
export function RepayEmpty() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  return (
    <EmptyState title={translate('repay:empty.title')} text={translate('repay:empty.text')}>
      <Button onClick={() => dispatch(pageChosen({ path: '/order' }))}>
        {translate('repay:empty.orders')}
      </Button>
    </EmptyState>
  );
}

/** There is nothing in it that could be shown. */
export const isEmptyReply = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null
    ? Object.values(reply).every(isEmptyReply)
    : reply === null || reply === undefined || reply === '';
