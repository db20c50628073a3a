import type { LoanDetailsReply } from '../../../generated/replies';
import { isOne, shownText } from '../../../kernel/shownValue';
import { useTranslate } from '../../../texts/TranslateContext';
import { ActionBar } from '../../../ui/borrower/ActionBar';
import { isFinished, isRepayable } from '../../../kernel/orderStatus';
import { contractTerms } from '../../../kernel/market';
import { Modal } from '../../../ui/borrower/Modal';
import { Button } from '../../../ui/Button';

interface LoanActionsProps {
  readonly details: LoanDetailsReply;
  /** Of a screen about this loan. */
  readonly addressOf: (path: '/repay') => string;
  readonly onRepay: () => void;
  readonly onExtend: () => void;
  readonly onBorrowAgain: () => void;
}

/** What can be done with a loan; nothing where the server keeps the bottom area for the app (contract §6, `inside`). */
export function LoanActions({ details, addressOf, onRepay, onExtend, onBorrowAgain }: LoanActionsProps) {
  const translate = useTranslate();
  const { orderStatus, inside, isDelay, h5Url } = details;
  if (isOne(inside)) return null;
  if (isRepayable(orderStatus)) {
    const extend = { label: translate('loan:details.extend'), onChosen: onExtend, testId: 'extend-button' };
    return (
      <ActionBar
        primary={{
          label: translate('loan:details.repay'),
          onChosen: onRepay,
          testId: 'repay-button',
          leadsTo: shownText(h5Url) || addressOf('/repay'),
        }}
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
  /** Of the extension's screen. */
  readonly address: string;
  readonly onGo: () => void;
  readonly onNotNeeded: () => void;
  readonly onClose: () => void;
}

/** Before an extension: what it is, and that paying is the other way (contract §11). */
export function ExtensionModal({ address, onGo, onNotNeeded, onClose }: ExtensionModalProps) {
  const translate = useTranslate();
  return (
    <Modal
      testId="extend-modal"
      title={translate('loan:details.extension.title')}
      onClose={onClose}
      actions={
        <>
          <Button data-testid="extend-go" data-leads-to={address} onClick={onGo}>
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
