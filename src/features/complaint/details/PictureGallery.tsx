import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import { RemotePicture } from '../../../ui/borrower/RemotePicture';
import layout from '../../../ui/borrower/layout.module.css';
import styles from './PictureGallery.module.css';
import { Modal } from '../../../ui/borrower/Modal';
import { Button } from '../../../ui/Button';
import { joinClasses } from '../../../ui/joinClasses';

/** Pictures in small; a tap shows one large. */
export function PictureGallery({ addresses }: { readonly addresses: readonly string[] }) {
  const translate = useTranslate();
  const [shown, setShown] = useState<number>();
  const address = shown === undefined ? undefined : addresses[shown];
  if (addresses.length === 0) return null;
  return (
    <>
      <ul className={styles.grid}>
        {addresses.map((each, position) => (
          <li key={position}>
            <button
              type="button"
              className={styles.open}
              aria-haspopup="dialog"
              aria-label={translate('complaint:pictures.zoom', { position: position + 1 })}
              onClick={() => setShown(position)}
            >
              <RemotePicture
                address={each}
                alt=""
                className={styles.picture}
                fallback={<ImageOff className={layout.muted} size={24} aria-hidden="true" />}
              />
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && address !== undefined && (
        <PictureSheet
          address={address}
          position={shown + 1}
          count={addresses.length}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}

interface PictureSheetProps {
  readonly address: string;
  /** From 1. */
  readonly position: number;
  readonly count: number;
  readonly onClose: () => void;
}

/** One picture as large as the screen, and larger on demand. */
function PictureSheet({ address, position, count, onClose }: PictureSheetProps) {
  const translate = useTranslate();
  const [isLarge, setIsLarge] = useState(false);
  return (
    <Modal
      title={translate('complaint:pictures.sheet', { position, count })}
      onClose={onClose}
      actions={
        <Button look="secondary" onClick={() => setIsLarge(!isLarge)}>
          {translate(isLarge ? 'complaint:pictures.smaller' : 'complaint:pictures.larger')}
        </Button>
      }
    >
      {/* Scrolls by keyboard too. */}
      <div className={styles.frame} tabIndex={isLarge ? 0 : -1}>
        <RemotePicture
          address={address}
          alt={translate('complaint:pictures.picture', { position })}
          className={joinClasses(styles.enlarged, isLarge && styles.large)}
          fallback={<p>{translate('complaint:pictures.missing')}</p>}
        />
      </div>
    </Modal>
  );
}
