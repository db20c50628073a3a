import { useTranslate } from '../../../texts/TranslateContext';
import { ServerLink } from '../../../ui/borrower/ServerLink';
import styles from './Agreement.module.css';

interface AgreementProps {
  readonly isAgreed: boolean;
  readonly onToggled: (isAgreed: boolean) => void;
  /** Address of the contract. */
  readonly contract: string;
  readonly onContractChosen: () => void;
}

/** Consent to the contract, ticked at first, with the way to read it (contract §10). */
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
        {translate('loan:confirm.agree')}
      </label>
      <ServerLink address={contract} testId="confirm-contract" onChosen={onContractChosen}>
        {translate('loan:confirm.contract')}
      </ServerLink>
    </div>
  );
}
