import { useState } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { EmptyState } from '../../ui/borrower/StatePanel';
import { SectionTitle } from '../../ui/borrower/ScreenFrame';
import { ChannelCard } from './ChannelCard';
import layout from '../../ui/borrower/layout.module.css';
import styles from './ChannelGroups.module.css';
import type { ShownChannel, ShownGroup } from './channels';
import { CodeText } from '../../ui/borrower/CodeText';
import { Modal } from '../../ui/borrower/Modal';
import { RemotePicture } from '../../ui/borrower/RemotePicture';
import { Figures } from '../../ui/Figures';
import { Skeleton } from '../../ui/Skeleton';

interface ChannelGroupsProps {
  readonly groups: readonly ShownGroup[];
  /** What is paid, with its sign; empty where nobody knows. */
  readonly amount: string;
  readonly instructionsOf: (payCode: string) => string;
  readonly onCopied: () => void;
}

export function ChannelGroups({ groups, amount, instructionsOf, onCopied }: ChannelGroupsProps) {
  const translate = useTranslate();
  const [scanned, setScanned] = useState<ShownChannel>();
  if (groups.length === 0) {
    return (
      <EmptyState
        title={translate('repay:channels.emptyTitle')}
        text={translate('repay:channels.emptyText')}
      />
    );
  }
  const title = amount
    ? translate('repay:channels.title', { amount })
    : translate('repay:channels.titleWithoutAmount');
  return (
    <section className={styles.section}>
      <SectionTitle>
        <Figures in={title} />
      </SectionTitle>
      {groups.map((group, place) => (
        <div key={place}>
          {group.title && <h3 className={styles.groupTitle}>{group.title}</h3>}
          <ul className={layout.stack}>
            {group.channels.map((channel, position) => (
              <ChannelCard
                key={position}
                channel={channel}
                fallbackName={translate('repay:channels.channel', { position: position + 1 })}
                instructions={channel.payCode ? instructionsOf(channel.payCode) : undefined}
                onCopied={onCopied}
                onBarcodeOpened={() => setScanned(channel)}
              />
            ))}
          </ul>
        </div>
      ))}
      {scanned && <BarcodeModal channel={scanned} amount={amount} onClosed={() => setScanned(undefined)} />}
    </section>
  );
}

interface BarcodeModalProps {
  readonly channel: ShownChannel;
  /** What is paid, with its sign; empty where nobody knows. */
  readonly amount: string;
  readonly onClosed: () => void;
}

/** A barcode as large as the screen lets it be, on white, since scanners need its quiet margin. */
function BarcodeModal({ channel: { barcode, reference }, amount, onClosed }: BarcodeModalProps) {
  const translate = useTranslate();
  const name = reference
    ? translate('repay:barcode.picture', { reference })
    : translate('repay:barcode.pictureAlone');
  return (
    <Modal title={translate('repay:barcode.title')} testId="barcode-modal" onClose={onClosed}>
      <p className={layout.muted}>
        {amount && (
          <strong>
            <Figures in={translate('repay:barcode.exactly', { amount })} />
          </strong>
        )}{' '}
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
