import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import { RemotePicture } from '../../../ui/borrower/RemotePicture';
import styles from './PictureGallery.module.css';
import { PictureSheet } from './PictureSheet';

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
                fallback={<ImageOff className={styles.missing} size={24} aria-hidden="true" />}
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
