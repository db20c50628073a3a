import { useTranslate } from '../../texts/TranslateContext';
import { CodeText } from '../../ui/borrower/CodeText';
import { Modal } from '../../ui/borrower/Modal';
import { RemotePicture } from '../../ui/borrower/RemotePicture';
import { Skeleton } from '../../ui/Skeleton';
import styles from './BarcodeModal.module.css';
import type { ShownChannel } from './channels';

interface BarcodeModalProps {
  readonly channel: ShownChannel;
  /** What is paid, with its sign; empty where nobody knows. */
  readonly amount: string;
  readonly onClosed: () => void;
}

/** A barcode as large as the screen lets it be, on white, since scanners need its quiet margin. */
export function BarcodeModal({ channel: { barcode, reference }, amount, onClosed }: BarcodeModalProps) {
  const translate = useTranslate();
  const name = reference
    ? translate('repay:barcode.picture', { reference })
    : translate('repay:barcode.pictureAlone');
  return (
    <Modal
      title={translate('repay:barcode.title')}
      testId="barcode-modal"
      close={{ label: translate('borrower:close'), onClose: onClosed }}
    >
      <p className={styles.words}>
        {amount && <strong>{translate('repay:barcode.exactly', { amount })}</strong>}{' '}
        {translate('repay:barcode.text')}
      </p>
      <div className={styles.paper}>
        <RemotePicture
          address={barcode}
          alt={name}
          className={styles.barcode}
          placeholder={<Skeleton className={styles.barcode} />}
          fallback={<p className={styles.missing}>{translate('repay:barcode.missing')}</p>}
        />
      </div>
      {reference && (
        <p className={styles.reference}>
          <span className={styles.referenceName}>{translate('repay:channels.reference')}</span>{' '}
          <CodeText code={reference} />
        </p>
      )}
    </Modal>
  );
}
