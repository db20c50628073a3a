import { Button } from 'react-aria-components/Button';
import type { Picture } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { Moment } from '../ui/Moment';
import styles from './PictureDialog.module.css';

interface PictureCardProps {
  readonly picture: Picture;
  readonly onChosen: () => void;
}

const bytesPerKilobyte = 1_000;

/** The smallest file is enough for a card. */
const smallest = ({ image }: Picture): string =>
  (image.sources ?? []).find(({ type }) => type === 'image/webp')?.src ?? image.src;

/** One picture of the library, as a button that takes it. */
export function PictureCard({ picture, onChosen }: PictureCardProps) {
  const translate = useTranslate();
  const { name, image, bytes, createdAt, createdByName } = picture;
  const facts = {
    width: image.width ?? 0,
    height: image.height ?? 0,
    kilobytes: Math.round(bytes / bytesPerKilobyte),
  };
  return (
    <Button
      className={styles.card ?? ''}
      aria-label={translate('editorPictures:use', { name })}
      onPress={onChosen}
    >
      <img className={styles.thumbnail} src={smallest(picture)} alt="" loading="lazy" />
      <span className={styles.name}>{name}</span>
      <span className={styles.facts}>{translate('editorPictures:facts', facts)}</span>
      <span className={styles.facts}>
        {createdByName} <Moment at={createdAt} isAge />
      </span>
    </Button>
  );
}
