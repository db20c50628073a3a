import { useTranslate } from '../../../texts/TranslateContext';
import { ServerLink } from '../../../ui/borrower/ServerLink';
import styles from './ConfirmActions.module.css';
import type { LoanDetailConfirmReply } from '../../../generated/replies';
import { shownText } from '../../../kernel/shownValue';
import { ActionBar } from '../../../ui/borrower/ActionBar';
import { useDay, useMoney } from '../../../ui/borrower/pageContexts';
import { totalOf, unbroken } from './offerView';

interface AgreementProps {
  readonly isAgreed: boolean;
  readonly onToggled: (isAgreed: boolean) => void;
  readonly contract: string;
  readonly onContractChosen: () => void;
}

/** Consent to the contract, with the way to read it where there is one (contract §10). */
export function Agreement({ isAgreed, onToggled, contract, onContractChosen }: AgreementProps) {
  const translate = useTranslate();
  return (
    <div className={styles.agreement}>
      <label className={styles.consent}>
        <input
          type="checkbox"
          className={styles.box}
          data-testid="confirm-agree"
          checked={isAgreed}
          onChange={(event) => onToggled(event.target.checked)}
        />
        {translate(contract ? 'loan:confirm.agree' : 'loan:confirm.agreeTerms')}
      </label>
      {contract && (
        <ServerLink address={contract} testId="confirm-contract" onChosen={onContractChosen}>
          {translate('loan:confirm.contract')}
        </ServerLink>
      )}
    </div>
  );
}

interface ConfirmActionsProps {
  readonly offer: LoanDetailConfirmReply;
  readonly isAgreed: boolean;
  /** Opens the key facts, which the market wants read before; absent: they were, or need not be. */
  readonly onKeyFactsMissing: (() => void) | undefined;
  readonly isBusy: boolean;
  readonly onSubmitted: () => void;
}

/** What accepting binds to, in words, as far as the server says it. */
function useBinding(offer: LoanDetailConfirmReply): string {
  const translate = useTranslate();
  const money = useMoney();
  const amount = money(offer.amount);
  const total = totalOf(offer.repay_plans);
  const date = unbroken(useDay()(offer.repay_plans?.at(-1)?.pay_time));
  const days = shownText(offer.periods);
  if (amount === '') return translate('loan:confirm.bindsLittle');
  if (total !== undefined) {
    const values = { amount, total: money(total) };
    return date
      ? translate('loan:confirm.bindsUntil', { ...values, date })
      : translate('loan:confirm.binds', values);
  }
  return days
    ? translate('loan:confirm.bindsUnknown', { amount, days })
    : translate('loan:confirm.bindsLittle');
}

/** The one control that binds, and beside it what it binds to. */
export function ConfirmActions({
  offer,
  isAgreed,
  onKeyFactsMissing,
  isBusy,
  onSubmitted,
}: ConfirmActionsProps) {
  const translate = useTranslate();
  const money = useMoney();
  const binding = useBinding(offer);
  const amount = money(offer.amount);
  const whatIsMissing = onKeyFactsMissing ? 'loan:confirm.keyFactsFirst' : 'loan:confirm.notAgreed';
  const canAccept = isAgreed && !onKeyFactsMissing;
  return (
    <ActionBar
      primary={{
        label: amount
          ? translate('loan:confirm.submit', { amount })
          : translate('loan:confirm.submitUnknown'),
        onChosen: onSubmitted,
        isBusy,
        isInactive: !canAccept,
        testId: 'confirm-submit',
      }}
      secondary={
        onKeyFactsMissing && {
          label: translate('loan:confirm.keyFactsRead'),
          onChosen: onKeyFactsMissing,
        }
      }
      note={canAccept ? binding : translate(whatIsMissing)}
    />
  );
}
