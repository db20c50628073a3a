import { useState } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { EmptyState } from '../../ui/borrower/EmptyState';
import { SectionTitle } from '../../ui/borrower/SectionTitle';
import { BarcodeModal } from './BarcodeModal';
import { ChannelCard } from './ChannelCard';
import styles from './ChannelGroups.module.css';
import type { ShownChannel, ShownGroup } from './channels';

interface ChannelGroupsProps {
  readonly groups: readonly ShownGroup[];
  /** What is paid, with its sign; empty where nobody knows. */
  readonly amount: string;
  /** Address of a channel's instructions. */
  readonly instructionsOf: (payCode: string) => string;
  readonly onCopied: (reference: string) => void;
}

/** All ways to pay, by group. */
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
      <SectionTitle>{title}</SectionTitle>
      {groups.map((group, place) => (
        <div key={place}>
          {group.title && <h3 className={styles.groupTitle}>{group.title}</h3>}
          <ul className={styles.list}>
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
