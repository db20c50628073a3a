import { useState } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { buttonClasses } from '../../ui/Button';
import { Part } from './Part';
import styles from './DevPreview.module.css';

interface Photo {
  readonly name: string;
  readonly kilobytes: number;
  /** `data:` address. */
  readonly address: string;
}

function readPhoto(file: File): Promise<Photo | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve({ name: file.name, kilobytes: Math.ceil(file.size / 1024), address });
    };
    reader.onerror = () => resolve(undefined);
    reader.readAsDataURL(file);
  });
}

/** What the phone's photo picker hands over; it stays in the page. */
export function PhotoPart() {
  const translate = useTranslate();
  const [photo, setPhoto] = useState<Photo>();
  return (
    <Part title={translate('devPreview:photo.title')}>
      <label className={buttonClasses('secondary', styles.pick)}>
        {translate('devPreview:photo.pick')}
        <input
          type="file"
          accept="image/*"
          className={styles.input}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void readPhoto(file).then(setPhoto);
          }}
        />
      </label>
      {photo && (
        <figure>
          {photo.address.startsWith('data:image/') && (
            <img className={styles.picture} src={photo.address} alt={translate('devPreview:photo.picture')} />
          )}
          <figcaption role="status">
            {translate('devPreview:photo.chosen', { name: photo.name, size: photo.kilobytes })}
          </figcaption>
        </figure>
      )}
    </Part>
  );
}
