import { Image, RotateCw, X } from 'lucide-react';
import { useTranslate } from '../../../texts/TranslateContext';
import { RemotePicture } from '../../../ui/borrower/RemotePicture';
import { joinClasses } from '../../../ui/joinClasses';
import layout from '../../../ui/borrower/layout.module.css';
import styles from './PictureTile.module.css';
import type { Picture } from './slice';

interface PictureTileProps {
  readonly picture: Picture;
  /** From 1. */
  readonly position: number;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

function Progress({ picture: { stage }, position }: Pick<PictureTileProps, 'picture' | 'position'>) {
  const translate = useTranslate();
  if (stage.name === 'preparing') {
    return (
      <progress
        className={styles.progress}
        aria-label={translate('complaint:pictures.preparing', { position })}
      />
    );
  }
  if (stage.name !== 'sending') return null;
  return (
    <progress
      className={styles.progress}
      max={1}
      value={stage.share}
      aria-label={translate('complaint:pictures.sending', { position })}
    />
  );
}

/** One picture on its way, arrived, or failed; it can be taken away at any time. */
export function PictureTile({ picture, position, onRemove, onRetry }: PictureTileProps) {
  const translate = useTranslate();
  const { stage, thumbnail } = picture;
  const address = thumbnail ?? (stage.name === 'uploaded' ? stage.address : undefined);
  return (
    <li className={styles.tile} aria-label={translate('complaint:pictures.picture', { position })}>
      <RemotePicture
        address={address}
        alt={translate('complaint:pictures.picture', { position })}
        className={joinClasses(styles.picture, stage.name !== 'uploaded' && styles.dim)}
        fallback={<Image className={layout.muted} size={24} aria-hidden="true" />}
      />
      <Progress picture={picture} position={position} />
      {stage.name === 'failed' && (
        <button
          type="button"
          className={styles.retry}
          aria-label={translate('complaint:pictures.retryOf', { position })}
          onClick={onRetry}
        >
          <RotateCw size={20} aria-hidden="true" />
          {translate('complaint:pictures.retry')}
        </button>
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={translate('complaint:pictures.remove', { position })}
        onClick={onRemove}
      >
        <span className={styles.cross}>
          <X size={16} aria-hidden="true" />
        </span>
      </button>
    </li>
  );
}
