import { shownText, type Shown } from '../../kernel/shownValue';
import { AmountHero } from '../../ui/borrower/AmountHero';
import { ProductHeader } from '../../ui/borrower/ProductHeader';

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
