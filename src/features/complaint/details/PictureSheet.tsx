import { useState } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import { Modal } from '../../../ui/borrower/Modal';
import { RemotePicture } from '../../../ui/borrower/RemotePicture';
import { Button } from '../../../ui/Button';
import { joinClasses } from '../../../ui/joinClasses';
import styles from './PictureSheet.module.css';

interface PictureSheetProps {
  readonly address: string;
  /** From 1. */
  readonly position: number;
  readonly count: number;
  readonly onClose: () => void;
}

/** One picture as large as the screen, and larger on demand. */
export function PictureSheet({ address, position, count, onClose }: PictureSheetProps) {
  const translate = useTranslate();
  const [isLarge, setIsLarge] = useState(false);
  return (
    <Modal
      title={translate('complaint:pictures.sheet', { position, count })}
      close={{ label: translate('borrower:close'), onClose }}
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
          className={joinClasses(styles.picture, isLarge && styles.large)}
          fallback={<p>{translate('complaint:pictures.missing')}</p>}
        />
      </div>
    </Modal>
  );
}
