import { contractTerms } from '../../../kernel/market';
import { useTranslate } from '../../../texts/TranslateContext';
import { Modal } from '../../../ui/borrower/Modal';
import { Button } from '../../../ui/Button';

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
      close={{ label: translate('borrower:close'), onClose }}
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
