import { ImagePlus } from 'lucide-react';
import { useId } from 'react';
import { useDispatch } from 'react-redux';
import { useTranslate } from '../../../texts/TranslateContext';
import { joinClasses } from '../../../ui/joinClasses';
import { maxPictures } from '../draft';
import { filesChosen, pictureRemoved, retryChosen, type PicturesState } from './slice';
import layout from '../../../ui/borrower/layout.module.css';
import styles from './PictureField.module.css';
import { PictureTile } from './PictureTile';

interface PictureFieldProps extends PicturesState {
  readonly isLocked: boolean;
}

/** Pictures of a complaint: each with how far it is, and the way to more of them. */
export function PictureField({ pictures, refused, lost, isLocked }: PictureFieldProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const id = useId();
  const amounts = { count: pictures.length, most: maxPictures };
  return (
    <fieldset className={styles.field} aria-labelledby={id} disabled={isLocked}>
      <h2 id={id} className={styles.title}>
        {translate('complaint:pictures.title')}
      </h2>
      <p id={`${id}-hint`} className={layout.aside}>
        {translate('complaint:pictures.hint', { most: maxPictures })}
      </p>
      <ul className={styles.grid}>
        {pictures.map((picture, position) => (
          <PictureTile
            key={picture.id}
            picture={picture}
            position={position + 1}
            onRemove={() => dispatch(pictureRemoved(picture.id))}
            onRetry={() => dispatch(retryChosen(picture.id))}
          />
        ))}
        <li className={joinClasses(styles.add, pictures.length >= maxPictures && styles.full)}>
          <ImagePlus size={24} aria-hidden="true" />
          <span className={styles.count} aria-hidden="true" translate="no">
            {translate('complaint:pictures.count', amounts)}
          </span>
          <input
            type="file"
            multiple
            className={styles.input}
            accept="image/*"
            data-testid="complaint-upload"
            aria-label={translate('complaint:pictures.add', amounts)}
            aria-describedby={`${id}-hint`}
            onChange={(event) => {
              dispatch(filesChosen([...(event.target.files ?? [])]));
              // The same file may be picked again after it was removed.
              event.target.value = '';
            }}
          />
        </li>
      </ul>
      {lost > 0 && <p className={styles.refused}>{translate('complaint:pictures.lost', { count: lost })}</p>}
      {refused.length > 0 && (
        <ul className={styles.refused}>
          {refused.map(({ id: file, name, fault }) => (
            <li key={file}>
              {translate('complaint:pictures.refused', {
                name,
                reason: translate(`complaint:pictures.${fault}`),
              })}
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
