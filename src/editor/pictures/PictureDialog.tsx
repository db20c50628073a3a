import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Image } from '../../generated/template';
import { useTranslate } from '../../texts/TranslateContext';
import { selectMay } from '../session/sessionSlice';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { EmptyState, LoadingRows } from '../ui/DataState';
import { ProblemState } from '../ui/Problem';
import { TextField } from '../ui/TextField';
import styles from './PictureDialog.module.css';
import { pictureLibrary, uploadEvents } from './picturesFeature';
import { UploadPanel } from './UploadPanel';
import { Button as PlainButton } from 'react-aria-components/Button';
import type { Picture } from '../../generated/editor';
import { Moment } from '../ui/Moment';

interface PictureDialogProps {
  readonly onChosen: (image: Image) => void;
  readonly onClosed: () => void;
}

const searchPauseMs = 250;

/** The library: find a picture, or upload one. */
export function PictureDialog({ onChosen, onClosed }: PictureDialogProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const [search, setSearch] = useState('');
  const { status, request, value, problem } = useSelector(pictureLibrary.select);
  const mayUpload = useSelector(selectMay('editor'));
  useEffect(() => {
    const timer = setTimeout(
      () => dispatch(pictureLibrary.opened({ search: search.trim(), pages: 1 })),
      search === '' ? 0 : searchPauseMs,
    );
    return () => clearTimeout(timer);
  }, [dispatch, search]);
  useEffect(() => () => void dispatch(uploadEvents.forgotten()), [dispatch]);

  const again = () => dispatch(pictureLibrary.renewed(request ?? { search: '', pages: 1 }));
  const more = () =>
    dispatch(pictureLibrary.renewed({ search: request?.search ?? '', pages: (request?.pages ?? 1) + 1 }));
  const isEmpty = value?.pictures.length === 0;
  return (
    <Dialog title={translate('editorPictures:title')} isWide onClosed={onClosed}>
      <div className={styles.library}>
        {mayUpload && <UploadPanel onChosen={onChosen} />}
        <TextField
          type="search"
          label={translate('editorPictures:search')}
          value={search}
          onChange={setSearch}
        />
        {problem && <ProblemState problem={problem} isRetrying={status === 'loading'} onRetry={again} />}
        {!value && !problem && <LoadingRows rows={3} />}
        {isEmpty && search.trim() === '' && (
          <EmptyState
            icon={<ImageOff />}
            title={translate('editorPictures:empty')}
            text={translate('editorPictures:emptyText')}
          />
        )}
        {isEmpty && search.trim() !== '' && <p role="status">{translate('editorPictures:nothing')}</p>}
        <ul className={styles.pictures}>
          {value?.pictures.map((picture) => (
            <li key={picture.id}>
              <PictureCard picture={picture} onChosen={() => onChosen(picture.image)} />
            </li>
          ))}
        </ul>
        {value && value.next !== null && (
          <Button onPress={more} isBusy={status === 'loading'}>
            {translate('editorPictures:more')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

interface PictureCardProps {
  readonly picture: Picture;
  readonly onChosen: () => void;
}

const bytesPerKilobyte = 1_000;

/** The smallest file is enough for a card. */
const smallest = ({ image }: Picture): string =>
  (image.sources ?? []).find(({ type }) => type === 'image/webp')?.src ?? image.src;

/** One picture of the library, as a button that takes it. */
function PictureCard({ picture, onChosen }: PictureCardProps) {
  const translate = useTranslate();
  const { name, image, bytes, createdAt, createdByName } = picture;
  const facts = {
    width: image.width ?? 0,
    height: image.height ?? 0,
    kilobytes: Math.round(bytes / bytesPerKilobyte),
  };
  return (
    <PlainButton
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
    </PlainButton>
  );
}
