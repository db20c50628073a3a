import type { LoanDetailsReply } from '../../../generated/replies';
import { isOne } from '../../../kernel/shownValue';
import { useTranslate } from '../../../texts/TranslateContext';
import { ActionBar } from '../../../ui/borrower/ActionBar';
import { isFinished, isRepayable } from '../../../kernel/orderStatus';
import { contractTerms } from '../../../kernel/market';
import { Modal } from '../../../ui/borrower/Modal';
import { Button } from '../../../ui/Button';

interface LoanActionsProps {
  readonly details: LoanDetailsReply;
  readonly onRepay: () => void;
  readonly onExtend: () => void;
  readonly onBorrowAgain: () => void;
}

/** What can be done with a loan; nothing where the server keeps the bottom area for the app (contract §6, `inside`). */
export function LoanActions({ details, onRepay, onExtend, onBorrowAgain }: LoanActionsProps) {
  const translate = useTranslate();
  const { orderStatus, inside, isDelay } = details;
  if (isOne(inside)) return null;
  if (isRepayable(orderStatus)) {
    const extend = { label: translate('loan:details.extend'), onChosen: onExtend, testId: 'extend-button' };
    return (
      <ActionBar
        primary={{ label: translate('loan:details.repay'), onChosen: onRepay, testId: 'repay-button' }}
        secondary={isOne(isDelay) ? extend : undefined}
      />
    );
  }
  if (!isFinished(orderStatus)) return null;
  return (
    <ActionBar
      primary={{ label: translate('loan:details.again'), onChosen: onBorrowAgain, testId: 'borrow-again' }}
    />
  );
}

interface ExtensionModalProps {
  readonly onGo: () => void;
  readonly onNotNeeded: () => void;
  readonly onClose: () => void;
}

/** Before an extension: what it is, and that paying is the other way (contract §11). */
export function ExtensionModal({ onGo, onNotNeeded, onClose }: ExtensionModalProps) {
  const translate = useTranslate();
  return (
    <Modal
      testId="extend-modal"
      title={translate('loan:details.extension.title')}
      onClose={onClose}
      actions={
        <>
          <Button data-testid="extend-go" onClick={onGo}>
            {translate('loan:details.extension.go')}
          </Button>
          <Button look="plain" data-testid="extend-not-needed" onClick={onNotNeeded}>
            {translate('loan:details.extension.notNeeded')}
          </Button>
        </>
      }
    >
      <p>{translate('loan:details.extension.text', { days: contractTerms.postponementDays })}</p>
    </Modal>
  );
}
