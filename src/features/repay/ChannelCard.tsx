import { ChevronRight, Landmark, ScanBarcode } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageLink } from '../../effects/PageLink';
import { useTranslate } from '../../texts/TranslateContext';
import { CodeText } from '../../ui/borrower/CodeText';
import { CopyButton } from '../../ui/borrower/CopyButton';
import { RemotePicture } from '../../ui/borrower/RemotePicture';
import { Button } from '../../ui/Button';
import layout from '../../ui/borrower/layout.module.css';
import styles from './ChannelCard.module.css';
import type { ShownChannel } from './channels';

interface ChannelCardProps {
  readonly channel: ShownChannel;
  /** Shown where the channel has no description of its own. */
  readonly fallbackName: string;
  /** Address of the instructions; undefined where there are none. */
  readonly instructions: string | undefined;
  readonly onCopied: () => void;
  readonly onBarcodeOpened: () => void;
}

interface HeadProps extends Pick<ChannelCardProps, 'channel' | 'instructions'> {
  readonly name: string;
}

function Head({ channel, instructions, name }: HeadProps) {
  const translate = useTranslate();
  const noLogo = (
    <span className={styles.noLogo} aria-hidden="true">
      <Landmark size={24} />
    </span>
  );
  const content: ReactNode = (
    <>
      <RemotePicture
        address={channel.logo}
        alt=""
        className={styles.logo}
        width={48}
        height={48}
        fallback={noLogo}
      />
      <span className={layout.fill}>
        <span className={styles.description} translate={channel.description ? 'no' : undefined}>
          {name}
        </span>
        {instructions !== undefined && (
          <span className={layout.asideLine}>{translate('repay:channels.instructions')}</span>
        )}
      </span>
      {instructions !== undefined && <ChevronRight className={styles.arrow} size={20} aria-hidden="true" />}
    </>
  );
  if (instructions === undefined) return <div className={styles.head}>{content}</div>;
  return (
    <PageLink className={styles.head} to={instructions} data-testid={`channel-${channel.payCode}`}>
      {content}
    </PageLink>
  );
}

/** One way to pay: where its instructions are, its reference to copy, its barcode to show. */
export function ChannelCard(props: ChannelCardProps) {
  const { channel, fallbackName, instructions, onCopied, onBarcodeOpened } = props;
  const translate = useTranslate();
  const { payCode, reference, barcode } = channel;
  const name = channel.description || fallbackName;
  return (
    <li className={styles.card} data-pay-control="">
      <Head channel={channel} instructions={instructions} name={name} />
      {(reference || barcode) && (
        <div className={styles.extras}>
          {reference && (
            <div className={styles.reference}>
              <p className={styles.referenceWords}>
                <span className={styles.referenceName}>{translate('repay:channels.reference')}</span>
                <CodeText code={reference} className={styles.code} />
              </p>
              <CopyButton
                label={translate('repay:channels.copyReference', { reference })}
                testId={`channel-copy-${payCode}`}
                text={reference}
                onCopied={onCopied}
              />
            </div>
          )}
          {barcode && (
            <Button
              look="plain"
              className={styles.barcode}
              aria-label={translate('repay:channels.barcodeOf', { channel: name })}
              data-testid={`channel-barcode-${payCode}`}
              onClick={onBarcodeOpened}
            >
              <span className={styles.barcodeLabel}>
                <ScanBarcode size={20} aria-hidden="true" />
                {translate('repay:channels.barcode')}
              </span>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
